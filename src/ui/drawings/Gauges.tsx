import { type Dash, type Gauge, SIGN_WIDTH } from './gaugeGeometry';
import { linesPath } from './path';
import type { Line, TextPlace } from './shapes';
import { Texts } from './Texts';

export const dashArrays: Record<Dash, string> = { long: '7 3', short: '2 2.5' };

/** A mark through both ends of a stretch. */
const ends = ({ from, to }: Line, half: number): Line[] =>
  [from, to].map(({ x, y }) => ({ from: { x, y: y - half }, to: { x, y: y + half } }));

/** A warning sign on the left of a text: a triangle with an exclamation mark. */
const signPath = ({ x, y }: TextPlace): string => {
  const middle = x - SIGN_WIDTH / 2 - 1;
  return `M${middle} ${y - 9}l6 10h-12zM${middle} ${y - 5.5}v3.2M${middle} ${y - 1}v.6`;
};

/** Widths or diameters under the thing they belong to, each on one line with its dashed limit. */
export const Gauges = ({ gauges }: { gauges: readonly Gauge[] }) =>
  gauges.map(({ actual, limit, dash, exceeded, text }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: known by its place, wherever it lies
    <g key={index} className={exceeded ? 'exceeded' : undefined}>
      {limit && <path d={linesPath([limit])} strokeDasharray={dashArrays[dash]} />}
      {limit && <path d={linesPath(ends(limit, 5))} />}
      <path d={linesPath([actual, ...ends(actual, 3)])} strokeWidth={2} />
      {exceeded && <path d={signPath(text)} strokeWidth={1.2} strokeLinejoin="round" />}
      <Texts places={[text]} />
    </g>
  ));
