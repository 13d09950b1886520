import { useId } from 'react';
import { DrawingFrame } from './DrawingFrame';
import { dashArrays, Gauges } from './Gauges';
import { Hatching } from './Hatching';
import { circlesPath } from './path';
import { type RollMeasures, rollLayout } from './rollGeometry';
import { Texts } from './Texts';
import { useDrawingWidth } from './useDrawingWidth';

export type RollDrawingProps = RollMeasures & {
  /** Lays the drawing out for this width (CSS pixels) instead of its container's: for a printed sheet. */
  width?: number;
};

/** A few of the windings, evenly between the core and the outside. */
const windings = (core: number, outside: number): number[] =>
  [0.25, 0.5, 0.75].map((part) => core + (outside - core) * part);

/** A finished roll, to scale: core and wall, outer diameter, and as a dashed circle the largest roll allowed. */
export const RollDrawing = ({ width: fixedWidth, ...measures }: RollDrawingProps) => {
  const [container, width] = useDrawingWidth(fixedWidth);
  const hatching = useId();
  const { height, centre, bore, core, outside, limit, exceeded, gauges, notes, description } = rollLayout(
    measures,
    width,
  );
  return (
    <DrawingFrame width={width} height={height} description={description} container={container}>
      {outside !== null && (
        <path
          d={circlesPath(centre, core === null ? [outside] : [outside, core])}
          fill="currentColor"
          fillOpacity={0.08}
          fillRule="evenodd"
        />
      )}
      {outside !== null && core !== null && (
        <path d={circlesPath(centre, windings(core, outside))} strokeWidth={0.5} strokeOpacity={0.5} />
      )}
      {bore !== null && core !== null && (
        <path d={circlesPath(centre, [core, bore])} fill="currentColor" fillOpacity={0.45} fillRule="evenodd" />
      )}
      {limit !== null && outside !== null && exceeded && (
        <g className="exceeded">
          <Hatching id={hatching} />
          <path d={circlesPath(centre, [outside, limit])} fill={`url(#${hatching})`} fillRule="evenodd" stroke="none" />
        </g>
      )}
      {limit !== null && (
        <path
          d={circlesPath(centre, [limit])}
          className={exceeded ? 'exceeded' : undefined}
          strokeDasharray={dashArrays.long}
          strokeWidth={exceeded ? 1.5 : 1}
        />
      )}
      <Gauges gauges={gauges} />
      <Texts places={notes} />
    </DrawingFrame>
  );
};
