/** Numbers as they come from a form: those of the trade, and whatever else can be typed or left out. */
import fc from 'fast-check';
import type { Measure } from '../../../src/ui/drawings/measures';
import { type Rectangle, type TextPlace, textBounds } from '../../../src/ui/drawings/shapes';

/** Inches to the 1/16 or to the ten-thousandth, as dies are made. */
export const inches = (min: number, max: number): fc.Arbitrary<number> =>
  fc.oneof(
    fc.integer({ min: min * 16, max: max * 16 }).map((sixteenths) => sixteenths / 16),
    fc.integer({ min: min * 10_000, max: max * 10_000 }).map((tenThousandths) => tenThousandths / 10_000),
  );

/** Labels of 0.5 to 13 in, 1 to 20 across, on a press of the shop's size or a wider one. */
export const realisticWeb = fc.record({
  size_across: inches(0.5, 13),
  size_around: inches(0.5, 13),
  gap_across: inches(0, 0.25),
  gap_around: inches(0, 0.25),
  number_across: fc.integer({ min: 1, max: 20 }),
  railing_per_side: inches(0, 0.5),
  max_print_width: fc.constantFrom(13.11, 9.75, 19.5, null),
  max_web_width: fc.constantFrom(13.39, 10, 20, null),
});

export const realisticDie = fc.record({
  size_across: inches(0.5, 13),
  size_around: inches(0.5, 13),
  gap_across: inches(0, 0.25),
  gap_around: inches(0, 0.25),
  number_across: fc.integer({ min: 1, max: 20 }),
  number_around: fc.integer({ min: 1, max: 30 }),
});

export const anyMeasure = fc.oneof(
  fc.constantFrom(null, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY),
  fc.constantFrom(0, -0, -1, 0.001, 1, 2, 2.5, 60, 61, 100, 1e6, 1e300, 5e-324, Number.MAX_VALUE),
  fc.double(),
  inches(0, 20),
);

/** A record with any measure under each of the names. */
const measures = <Name extends string>(...names: Name[]): fc.Arbitrary<{ [N in Name]: Measure }> =>
  fc
    .array(anyMeasure, { minLength: names.length, maxLength: names.length })
    .map((values) => Object.fromEntries(names.map((name, index) => [name, values[index]])) as { [N in Name]: Measure });

export const anyWeb = measures(
  'size_across',
  'size_around',
  'gap_across',
  'gap_around',
  'number_across',
  'railing_per_side',
  'max_print_width',
  'max_web_width',
);
export const anyDie = measures(
  'size_across',
  'size_around',
  'gap_across',
  'gap_around',
  'number_across',
  'number_around',
);
export const anyRoll = measures('core_id', 'core_wall', 'outer_diameter', 'max_outer_diameter');

/** Containers from a phone to a desk. */
export const widths = fc.integer({ min: 320, max: 640 });

/** Every number anywhere in a layout. */
export const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(numbersIn) : [];
};

type Texts = {
  width: number;
  height: number;
  dimensions?: { texts: TextPlace[] }[];
  gauges: { text: TextPlace }[];
  feed?: { text: TextPlace } | null;
  notes: TextPlace[];
};

/** Every text of a layout. */
export const textsOf = ({ dimensions = [], gauges, feed, notes }: Texts): TextPlace[] => [
  ...dimensions.flatMap(({ texts }) => texts),
  ...gauges.map(({ text }) => text),
  ...(feed ? [feed.text] : []),
  ...notes,
];

const SLACK = 0.01;

export const isInside = (inner: Rectangle, outer: Rectangle): boolean =>
  inner.x >= outer.x - SLACK &&
  inner.y >= outer.y - SLACK &&
  inner.x + inner.width <= outer.x + outer.width + SLACK &&
  inner.y + inner.height <= outer.y + outer.height + SLACK;

export const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width - SLACK &&
  b.x < a.x + a.width - SLACK &&
  a.y < b.y + b.height - SLACK &&
  b.y < a.y + a.height - SLACK;

/** What is wrong with the places of a layout's texts: cut off at the edge of the drawing, or over one another. */
export const textFaults = (layout: Texts): string[] => {
  const sheet = { x: 0, y: 0, width: layout.width, height: layout.height };
  const texts = textsOf(layout).map((place) => ({ text: place.text, bounds: textBounds(place) }));
  return texts.flatMap(({ text, bounds }, index) => [
    ...(isInside(bounds, sheet) ? [] : [`${text} is cut off`]),
    ...texts
      .slice(index + 1)
      .filter((other) => overlap(bounds, other.bounds))
      .map((other) => `${text} is over ${other.text}`),
  ]);
};
