import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { memo } from 'react';
import { formatCurrency, formatMargin, formatNumber, formatPercent } from '../../../fields/formats';
import type { PricedRow } from '../../../pricing';

type Point = { quantity: number; price: number; margin: number | null };

/** Rows that go out and have a price, by quantity. */
const pointsOf = (rows: readonly PricedRow[]): Point[] =>
  rows
    .flatMap(({ include, m_labels, price_per_m_labels, margin }) =>
      include && m_labels !== null && m_labels > 0 && price_per_m_labels !== null
        ? [{ quantity: m_labels, price: price_per_m_labels, margin }]
        : [],
    )
    .toSorted((one, other) => one.quantity - other.quantity);

/** The room of an axis in pixels: its name, and a price of four digits with its cents. */
const PRICE_AXIS = 88;
const MARGIN_AXIS = 60;

/** The fifth of a whole above the highest margin, so that the axis has a tick there. */
const topOf = (margin: number): number => Math.ceil(margin * 5) / 5;

/** Price per thousand and margin over the quantity: where the breaks are, and where the margin gives way. */
const Chart = ({ rows, height }: { rows: readonly PricedRow[]; height: number }) => {
  const theme = useTheme();
  const { palette } = theme.vars ?? theme;
  const points = pointsOf(rows);
  if (points.length === 0) return <div style={{ height }}>No row has a price yet.</div>;
  const margins = points.map(({ margin }) => margin ?? 0);
  const first = points[0];
  const last = points.at(-1);
  const description = `Price per M and margin over quantity: ${points
    .map(
      ({ quantity, price, margin }) =>
        `${formatNumber(quantity, 3)} M ${formatCurrency(price)}, ${formatMargin(margin)}`,
    )
    .join('; ')}.`;
  return (
    <div role="img" aria-label={description}>
      <LineChart
        height={height}
        skipAnimation
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
        colors={[palette.primary.main, palette.warning.main]}
        xAxis={[
          {
            data: points.map(({ quantity }) => quantity),
            scaleType: 'log',
            min: first?.quantity,
            max: first === last ? (last?.quantity ?? 1) * 2 : last?.quantity,
            label: 'M labels',
            tickInterval: points.map(({ quantity }) => quantity),
            valueFormatter: (value: number) => formatNumber(value, 3),
          },
        ]}
        yAxis={[
          {
            id: 'price',
            position: 'left',
            min: 0,
            label: 'Price per M',
            width: PRICE_AXIS,
            valueFormatter: (value: number) => formatCurrency(value),
          },
          {
            id: 'margin',
            position: 'right',
            label: 'Margin',
            width: MARGIN_AXIS,
            min: Math.min(0, ...margins),
            max: topOf(Math.max(0.1, ...margins)),
            valueFormatter: (value: number) => formatPercent(value),
          },
        ]}
        series={[
          {
            label: 'Price per M',
            yAxisId: 'price',
            data: points.map(({ price }) => price),
            valueFormatter: formatCurrency,
            curve: 'linear',
          },
          {
            label: 'Margin',
            yAxisId: 'margin',
            data: points.map(({ margin }) => margin),
            valueFormatter: formatMargin,
            curve: 'linear',
          },
        ]}
        grid={{ horizontal: true }}
      />
    </div>
  );
};

export default memo(Chart);
