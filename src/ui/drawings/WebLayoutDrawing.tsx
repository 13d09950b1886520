import { useId } from 'react';
import { DimensionLines } from './DimensionLines';
import { DrawingFrame } from './DrawingFrame';
import { dashArrays, Gauges } from './Gauges';
import { Hatching } from './Hatching';
import { labelsPath, linesPath, rectanglesPath, tornPath } from './path';
import { Texts } from './Texts';
import { useDrawingWidth } from './useDrawingWidth';
import { webLayout } from './webLayoutGeometry';
import type { WebLayoutMeasures } from './webMeasures';

export type WebLayoutDrawingProps = WebLayoutMeasures & {
  /** Lays the drawing out for this width (CSS pixels) instead of its container's: for a printed sheet. */
  width?: number;
};

/**
 * The die layout on the web, to scale: labels, gaps, railing, print and web width against what the press can take. It
 * draws whatever numbers it is given as far as they go, and says in words what is missing or too much.
 */
export const WebLayoutDrawing = ({ width: fixedWidth, ...measures }: WebLayoutDrawingProps) => {
  const [container, width] = useDrawingWidth(fixedWidth);
  const hatching = useId();
  const { height, scale, web, labels, limits, excess, dimensions, gauges, feed, notes, description } = webLayout(
    measures,
    width,
  );
  return (
    <DrawingFrame width={width} height={height} description={description} container={container}>
      {web && <path d={tornPath(web)} fill="currentColor" fillOpacity={0.06} strokeWidth={0.75} />}
      {labels.length > 0 && (
        <path d={labelsPath(labels, scale)} fill="currentColor" fillOpacity={0.12} strokeWidth={0.75} />
      )}
      {excess.length > 0 && (
        <g className="exceeded">
          <Hatching id={hatching} />
          <path d={rectanglesPath(excess)} fill={`url(#${hatching})`} stroke="none" />
        </g>
      )}
      {limits.map(({ line, dash, exceeded }, index) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: known by its place, wherever it lies
          key={index}
          d={linesPath([line])}
          className={exceeded ? 'exceeded' : undefined}
          strokeWidth={exceeded ? 1.5 : 1}
          strokeDasharray={dashArrays[dash]}
        />
      ))}
      <DimensionLines dimensions={dimensions} />
      <Gauges gauges={gauges} />
      {feed && (
        <g>
          <path d={linesPath([feed.line])} strokeWidth={1.5} />
          <path
            d={`M${feed.line.to.x} ${feed.line.to.y + 1}l-4.5 -9h9z`}
            fill="currentColor"
            strokeWidth={0.5}
            strokeLinejoin="round"
          />
          <Texts places={[feed.text]} />
        </g>
      )}
      <Texts places={notes} />
    </DrawingFrame>
  );
};
