import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CopyPositionPicture } from '../../../src/ui/drawings/CopyPositionPicture';
import { DieDrawing } from '../../../src/ui/drawings/DieDrawing';
import { RollDrawing } from '../../../src/ui/drawings/RollDrawing';
import { WebLayoutDrawing } from '../../../src/ui/drawings/WebLayoutDrawing';
import { anyDie, anyMeasure, anyRoll, anyWeb } from './arbitraries';

/** Elements of the drawing, whatever the number of labels. */
const MOST_ELEMENTS = 60;

const faultsOf = (drawing: ReactElement): string[] => {
  const markup = renderToStaticMarkup(drawing);
  const elements = markup.match(/<[a-z]/g)?.length ?? 0;
  return [
    ...(/NaN|Infinity|undefined/.test(markup.replace(/aria-label="[^"]*"/, '')) ? ['a number that is none'] : []),
    ...(elements > MOST_ELEMENTS ? [`${elements} elements`] : []),
    ...(/role="img" aria-label="[^"]{5,}"/.test(markup) ? [] : ['no description']),
  ];
};

describe('a drawing', () => {
  const drawings: [string, fc.Arbitrary<ReactElement>][] = [
    ['the die layout', anyWeb.map((measures) => createElement(WebLayoutDrawing, measures))],
    ['the die', anyDie.map((measures) => createElement(DieDrawing, measures))],
    ['the roll', anyRoll.map((measures) => createElement(RollDrawing, measures))],
    [
      'the copy position',
      anyMeasure.map((position) =>
        createElement(CopyPositionPicture, { position, chart: { copy_position_1: 'left' } }),
      ),
    ],
  ];

  it.each(drawings)('of %s is small, described and whole whatever is typed', (_name, drawing) => {
    fc.assert(
      fc.property(drawing, (element) => {
        expect(faultsOf(element)).toEqual([]);
      }),
    );
  });

  it('of many labels has no more elements than one of few', () => {
    const die = { size_across: 0.5, size_around: 0.5, gap_across: 0.125, gap_around: 0.125 };
    const count = (element: ReactElement) => renderToStaticMarkup(element).match(/<[a-z]/g)?.length;
    expect(count(<DieDrawing {...die} number_across={20} number_around={30} />)).toBe(
      count(<DieDrawing {...die} number_across={2} number_around={2} />),
    );
  });
});

describe('a copy position picture', () => {
  const markup = (decorative: boolean) =>
    renderToStaticMarkup(
      <CopyPositionPicture position={4} chart={{ copy_position_4: 'left' }} decorative={decorative} />,
    );

  it('says what it shows', () => {
    expect(markup(false)).toContain('role="img" aria-label="Copy position 4: Wound out, left edge first"');
  });

  it('is silent beside the same words', () => {
    expect(markup(true)).toContain('aria-hidden="true"');
    expect(markup(true)).not.toContain('aria-label');
  });
});
