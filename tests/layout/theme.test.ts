import { describe, expect, it } from 'vitest';
import { darkPalette, lightPalette, TONES } from '../../src/layout/theme';

/** Relative luminance of a colour `#rrggbb` (WCAG 2.2). */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

const READABLE = 4.5;
const COLOURS = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

describe.each([
  ['light', lightPalette],
  ['dark', darkPalette],
])('The %s theme', (_, palette) => {
  const surfaces = [palette.background.default, palette.background.paper];

  it.each(surfaces)('has readable text on %s', (surface) => {
    for (const text of [palette.text.primary, palette.text.secondary, palette.text.disabled]) {
      expect(contrast(text, surface)).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.each(COLOURS)('has a readable %s, as text and under text', (name) => {
    const { main, contrastText } = palette[name];
    for (const surface of surfaces) expect(contrast(main, surface)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(READABLE);
  });

  it.each(TONES)('has a readable chip for what is %s', (tone) => {
    const { main, tint, contrastText } = palette[tone];
    expect(contrast(main, tint)).toBeGreaterThanOrEqual(READABLE);
    expect(contrast(contrastText, main)).toBeGreaterThanOrEqual(READABLE);
  });
});
