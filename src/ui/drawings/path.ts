/** SVG path data: many shapes of one look are one element. */
import type { Line, Rectangle } from './shapes';

const number = (value: number): string => String(Math.round(value * 100) / 100);

export const linesPath = (lines: readonly Line[]): string =>
  lines.map(({ from, to }) => `M${number(from.x)} ${number(from.y)}L${number(to.x)} ${number(to.y)}`).join('');

/** Rectangles, with round corners where `radius` is given. */
export const rectanglesPath = (rectangles: readonly Rectangle[], radius = 0): string =>
  rectangles
    .map(({ x, y, width, height }) => {
      const r = Math.min(radius, width / 2, height / 2);
      const corner = (dx: number, dy: number) =>
        r > 0 ? `a${number(r)} ${number(r)} 0 0 1 ${number(dx)} ${number(dy)}` : '';
      return (
        `M${number(x + r)} ${number(y)}h${number(width - 2 * r)}${corner(r, r)}v${number(height - 2 * r)}${corner(-r, r)}` +
        `h${number(2 * r - width)}${corner(-r, -r)}v${number(2 * r - height)}${corner(r, -r)}z`
      );
    })
    .join('');

/** Above so many labels the round corners of each are not worth their length. */
const MOST_ROUNDED = 500;

/** Labels, with the corners of a die where they can be seen. `scale` is in drawing units to the inch. */
export const labelsPath = (labels: readonly Rectangle[], scale: number): string =>
  rectanglesPath(labels, labels.length > MOST_ROUNDED ? 0 : 0.0625 * scale);

/** Circles around one centre; with `fillRule="evenodd"` two of them are a ring. */
export const circlesPath = (centre: { x: number; y: number }, radii: readonly number[]): string =>
  radii
    .map(
      (r) =>
        `M${number(centre.x - r)} ${number(centre.y)}` +
        `a${number(r)} ${number(r)} 0 1 0 ${number(2 * r)} 0a${number(r)} ${number(r)} 0 1 0 ${number(-2 * r)} 0z`,
    )
    .join('');

/** A piece of web torn off above and below: it goes on. */
export const tornPath = ({ x, y, width, height }: Rectangle): string => {
  const waves = Math.max(2, 2 * Math.round(width / 24));
  const step = number(width / waves);
  const back = number(-width / waves);
  const tear = (by: string) =>
    Array.from({ length: waves }, (_, index) => `q${number(Number(by) / 2)} ${index % 2 === 0 ? 4 : -4} ${by} 0`).join(
      '',
    );
  return `M${number(x)} ${number(y)}${tear(step)}V${number(y + height)}${tear(back)}z`;
};
