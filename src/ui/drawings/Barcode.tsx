import { code128Bars } from './barcode';

type BarcodeProps = {
  text: string;
  height: number;
  /** Pixels per module, the narrowest bar. */
  module?: number;
};

/** A Code 128 barcode, black on white whatever the theme: it is for paper. */
export const Barcode = ({ text, height, module = 1.5 }: BarcodeProps) => {
  const { width, bars } = code128Bars(text);
  return (
    <svg
      role="img"
      aria-label={`Barcode ${text}`}
      viewBox={`0 0 ${width} 1`}
      preserveAspectRatio="none"
      width={width * module}
      height={height}
      shapeRendering="crispEdges"
      style={{ display: 'block', background: '#fff' }}
    >
      <path d={bars.map((bar) => `M${bar.x} 0h${bar.width}v1h${-bar.width}z`).join('')} fill="#000" />
    </svg>
  );
};
