import type { Dimension } from './dimensionGeometry';
import { linesPath } from './path';
import type { Line, Point } from './shapes';
import { Texts } from './Texts';

/** A draughtsman's tick through the end of a measured stretch. */
const tick = ({ x, y }: Point): Line => ({ from: { x: x - 2.5, y: y + 2.5 }, to: { x: x + 2.5, y: y - 2.5 } });

/** Sizes written at the stretches they measure. */
export const DimensionLines = ({ dimensions }: { dimensions: readonly Dimension[] }) => (
  <g>
    <path
      d={linesPath(dimensions.flatMap(({ extensions, leader }) => (leader ? [...extensions, leader] : extensions)))}
      strokeWidth={0.5}
      strokeOpacity={0.7}
    />
    <path d={linesPath(dimensions.flatMap(({ line }) => [line, tick(line.from), tick(line.to)]))} />
    <Texts places={dimensions.flatMap(({ texts }) => texts)} />
  </g>
);
