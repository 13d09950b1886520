import type { TextPlace } from './shapes';

/** Texts at their places. One that changes stays the element that it is: a drawing follows each key. */
export const Texts = ({ places }: { places: readonly TextPlace[] }) =>
  places.map(({ text, x, y, anchor, size, strong }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: known by its place, whatever it says
    <text key={index} x={x} y={y} textAnchor={anchor} fontSize={size} fontWeight={strong ? 700 : undefined}>
      {text}
    </text>
  ));
