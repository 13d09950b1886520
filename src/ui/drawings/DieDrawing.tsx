import { DimensionLines } from './DimensionLines';
import { DrawingFrame } from './DrawingFrame';
import { type DieMeasures, dieLayout } from './dieGeometry';
import { Gauges } from './Gauges';
import { labelsPath, linesPath } from './path';
import { Texts } from './Texts';
import { useDrawingWidth } from './useDrawingWidth';

export type DieDrawingProps = DieMeasures & {
  /** Lays the drawing out for this width (CSS pixels) instead of its container's: for a printed sheet. */
  width?: number;
  /** The height the drawing keeps, whatever die it shows (CSS pixels); without one it is as high as its die. */
  height?: number;
};

/** A die rolled out flat, to scale, while it is being typed: its labels, gaps and repeat. */
export const DieDrawing = ({ width: fixedWidth, height: fixedHeight, ...measures }: DieDrawingProps) => {
  const [container, width] = useDrawingWidth(fixedWidth);
  const { height, scale, labels, seams, dimensions, gauges, notes, description } = dieLayout(
    measures,
    width,
    fixedHeight,
  );
  return (
    <DrawingFrame width={width} height={fixedHeight ?? height} description={description} container={container}>
      {seams.length > 0 && <path d={linesPath(seams)} strokeWidth={0.75} strokeDasharray="9 3 2 3" />}
      {labels.length > 0 && (
        <path d={labelsPath(labels, scale)} fill="currentColor" fillOpacity={0.12} strokeWidth={0.75} />
      )}
      <DimensionLines dimensions={dimensions} />
      <Gauges gauges={gauges} />
      <Texts places={notes} />
    </DrawingFrame>
  );
};
