/** What a drawing says in words: what is missing, and everything to those who cannot see it. */
import { FONT_SIZE, LINE_HEIGHT, type TextPlace, textWidth } from './shapes';

/** The height of so many notes. */
export const notesHeight = (notes: readonly string[]): number =>
  notes.length === 0 ? 0 : notes.length * LINE_HEIGHT + 6;

/** Notes one under the other, from `top` downwards; one that is too long is made smaller. */
export const notePlaces = (notes: readonly string[], top: number, width: number): TextPlace[] =>
  notes.map((text, index) => ({
    text,
    x: width / 2,
    y: top + index * LINE_HEIGHT + FONT_SIZE + 4,
    anchor: 'middle',
    size: Math.min(FONT_SIZE, (FONT_SIZE * width) / textWidth(text)),
  }));

/** "Die layout: 4 labels across, 3 x 2 in. Gap across is missing." */
export const described = (title: string, facts: readonly string[], notes: readonly string[]): string =>
  [`${title}${facts.length > 0 ? `: ${facts.join(', ')}` : ''}`, ...notes].join('. ').concat('.');

/** "4 labels", "1 label". */
export const labelCount = (count: number): string => (count === 1 ? '1 label' : `${count} labels`);
