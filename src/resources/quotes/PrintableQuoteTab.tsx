import Box from '@mui/material/Box';
import { useGetOne, useRecordContext } from 'ra-core';
import { fieldOf } from '../../fields/field';
import { formatCurrency, formatNumber } from '../../fields/formats';
import type { AnyRecord } from '../../fields/record';
import { textOf } from '../../fields/text';
import { PrintSheet } from '../../ui/PrintSheet';
import { today } from '../../ui/today';
import { STANDARDS_ID, type Standards } from '../standards/fields';
import { quoteFields } from './fields';
import { useQuoteCalculation } from './useQuoteCalculation';

const DESCRIBED = [
  'quote_description',
  'size_across',
  'size_around',
  'material_name',
  'lamination_name',
  'coating',
  'labels_per_roll',
  'core_id',
];

/** The quote as the customer gets it: prices of the included quantities, never cost, profit or margin. */
export const PrintableQuoteTab = () => {
  const quote = useRecordContext<AnyRecord>();
  const { data: standards } = useGetOne<Standards>('standards', { id: STANDARDS_ID }, { retry: false });
  const rows = useQuoteCalculation().calculation.rows.filter((row) => row.include);
  if (!quote) return null;
  return (
    <PrintSheet>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: 4,
          borderBottom: '2px solid #000',
          pb: 1.5,
          mb: 2,
        }}
      >
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <Box component="strong" sx={{ fontSize: '1.25rem', display: 'block' }}>
            {standards?.shop_name}
          </Box>
          {[standards?.shop_address, standards?.shop_phone, standards?.shop_email].filter(Boolean).join('\n')}
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <Box component="strong" sx={{ fontSize: '1.25rem', display: 'block' }}>
            Quote #{quote.id}
          </Box>
          {today()}
        </Box>
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '140px 1fr', rowGap: 0.5, m: 0 }}>
        <dt>Customer</dt>
        <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
          {textOf(fieldOf(quoteFields, 'customer_name'), quote.customer_name)}
        </Box>
        {DESCRIBED.map((source) => fieldOf(quoteFields, source)).map((field) => (
          <Box key={field.source} sx={{ display: 'contents' }}>
            <dt>{field.label}</dt>
            <Box component="dd" sx={{ m: 0, fontWeight: 600 }}>
              {textOf(field, quote[field.source], quote)} {'unit' in field && field.unit}
            </Box>
          </Box>
        ))}
      </Box>
      <Box component="table" sx={{ mt: 3 }}>
        <thead>
          <tr>
            <th className="number">Quantity</th>
            <th className="number">Price per M</th>
            <th className="number">Total</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.row}>
              <td className="number">{formatNumber(row.labels, 0)}</td>
              <td className="number">{formatCurrency(row.price_per_m_labels)}</td>
              <td className="number">{formatCurrency(row.total_price)}</td>
            </tr>
          ))}
        </tbody>
      </Box>
      <p>Prices per M are rounded; the total governs.</p>
      <Box component="p" sx={{ whiteSpace: 'pre-line' }}>
        {standards?.terms}
      </Box>
    </PrintSheet>
  );
};
