import type { TextPlace } from './shapes';

/** Texts at their places. */
export const Texts = ({ places }: { places: readonly TextPlace[] }) =>
  places.map(({ text, x, y, anchor, size, strong }) => (
    <text key={`${text} ${y}`} x={x} y={y} textAnchor={anchor} fontSize={size} fontWeight={strong ? 700 : undefined}>
      {text}
    </text>
  ));
