import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type CopyPositionChart, copyPositionOf } from './copyPositionGeometry';
import { Hatching } from './Hatching';

const Svg = styled('svg')({
  display: 'inline-block',
  flexShrink: 0,
  verticalAlign: 'middle',
  color: 'inherit',
  '@media print': { color: '#000' },
});

export type CopyPositionPictureProps = {
  position: number | null | undefined;
  /** Which edge leaves first, per position; a record of standards is one. */
  chart: CopyPositionChart;
  /** Height and width: pixels or any CSS length. */
  size?: number | string;
  /** Set where the same is said in words beside the picture: screen readers then pass it over. */
  decorative?: boolean;
};

/**
 * A label coming off its roll, downwards, with a letter that shows which way is up. Wound out, the labels are seen on
 * the roll; wound in, the roll shows its hatched back and the web comes from behind it.
 */
export const CopyPositionPicture = ({ position, chart, size = 40, decorative = false }: CopyPositionPictureProps) => {
  const { wound, turn, text } = copyPositionOf(position, chart);
  const hatching = useId();
  const words = { role: 'img', 'aria-label': `Copy position ${position ?? ''}: ${text}`.replace(' :', ':') };
  return (
    <Svg
      {...(decorative ? { 'aria-hidden': true } : words)}
      viewBox="0 0 40 40"
      style={{ width: size, height: size }}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {/* The core's ends, then the web with the label on it. */}
      <path d="M7 4.5H3.5v4H7M33 4.5h3.5v4H33" />
      <path d="M7 11V34.5H33V11" />
      <rect x={10.5} y={14.5} width={19} height={17.5} rx={1.5} fill="currentColor" fillOpacity={0.1} strokeWidth={1} />
      {turn === null ? (
        <path d="M17 20.5a3 3 0 1 1 4.5 2.6q-1.5 .9 -1.5 2.4M20 28.4v.1" strokeWidth={2} />
      ) : (
        <path d="M-4.6 5.8L0 -5.8L4.6 5.8M-3 2H3" strokeWidth={2.2} transform={`translate(20 23.25) rotate(${turn})`} />
      )}
      <path d="M20 39.5l-3.2 -3.6h6.4z" fill="currentColor" strokeWidth={0.5} />
      {wound === 'in' && (
        <>
          <Hatching id={hatching} />
          <rect x={7} y={1.5} width={26} height={10} rx={1} fill={`url(#${hatching})`} />
        </>
      )}
      {wound === 'out' && (
        <>
          <path d="M7 11V2.5a1 1 0 0 1 1 -1H32a1 1 0 0 1 1 1V11" />
          <path
            d="M10.5 1.5V10a1.5 1.5 0 0 0 1.5 1.5H28a1.5 1.5 0 0 0 1.5 -1.5V1.5"
            strokeWidth={1}
            fill="currentColor"
            fillOpacity={0.1}
          />
        </>
      )}
      {wound === null && <rect x={7} y={1.5} width={26} height={10} rx={1} />}
    </Svg>
  );
};
