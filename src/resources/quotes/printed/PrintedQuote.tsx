import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../fields/record';
import type { PricedRow } from '../../../pricing';
import { CopyPositionPicture } from '../../../ui/drawings/CopyPositionPicture';
import { copyPositionOf } from '../../../ui/drawings/copyPositionGeometry';
import { type Customer, customerSummary } from '../../customers/fields';
import { DEFAULT_COPY_POSITION } from '../../job-ticket-parts/copyPositions';
import type { Standards } from '../../standards/fields';
import { daysAfter } from '../validity';
import { isOnRolls, itemLines, type LinkedNames, printedPrices } from './printedTexts';

const heading = {
  fontSize: '0.75rem',
  fontWeight: 700,
  textTransform: 'uppercase',
  letterSpacing: '0.04em',
  mb: 0.5,
} as const;

const Letterhead = ({ standards, children }: { standards: Standards | undefined; children: ReactNode }) => (
  <Box
    sx={{ display: 'flex', justifyContent: 'space-between', gap: 4, borderBottom: '2px solid #000', pb: 1.5, mb: 2 }}
  >
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <Box component="strong" sx={{ fontSize: '1.25rem', display: 'block' }}>
        {standards?.shop_name}
      </Box>
      {[standards?.shop_address, standards?.shop_phone, standards?.shop_email].filter(Boolean).join('\n')}
    </Box>
    <Box sx={{ textAlign: 'right', whiteSpace: 'pre-line' }}>{children}</Box>
  </Box>
);

/** Whom the quote is for. */
const Addressee = ({ customer, name }: { customer: Customer | undefined; name: unknown }) => {
  const { address, city_state_zip, phone_number } = customerSummary(customer ?? {});
  const contact = [customer?.contact, customer?.contact_title].filter(Boolean).join(', ');
  return (
    <Box sx={{ whiteSpace: 'pre-line' }}>
      <Box sx={heading}>Quoted to</Box>
      <Box component="strong" sx={{ display: 'block' }}>
        {customer?.customer_name ?? (typeof name === 'string' ? name : null)}
      </Box>
      {[contact && `Attn: ${contact}`, address, city_state_zip, phone_number, customer?.email]
        .filter(Boolean)
        .join('\n')}
    </Box>
  );
};

const Unwind = ({ standards }: { standards: Standards | undefined }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
    <CopyPositionPicture position={DEFAULT_COPY_POSITION} chart={standards ?? {}} size={56} decorative />
    <div>
      Copy position {DEFAULT_COPY_POSITION}: {copyPositionOf(DEFAULT_COPY_POSITION, standards ?? {}).text}
      <br />
      unless you order another.
    </div>
  </Box>
);

const PriceTable = ({ rows }: { rows: readonly PricedRow[] }) => (
  <Box component="table" aria-label="Prices" sx={{ mt: 2 }}>
    <thead>
      <tr>
        <th className="number">Quantity</th>
        <th className="number">Price per M</th>
        <th className="number">Total</th>
      </tr>
    </thead>
    <tbody>
      {printedPrices(rows).map(({ row, quantity, per_m, total }) => (
        <tr key={row}>
          <td className="number">{quantity}</td>
          <td className="number">{per_m}</td>
          <td className="number">{total}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const Acceptance = () => (
  <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 2fr 1fr 1fr', columnGap: 2, mt: 5 }}>
    {['Accepted by (name)', 'Signature', 'Quantity', 'Date'].map((line) => (
      <Box key={line} sx={{ borderTop: '1px solid #000', pt: 0.5, fontSize: '0.6875rem' }}>
        {line}
      </Box>
    ))}
  </Box>
);

type PrintedQuoteProps = {
  quote: Readonly<Record<string, unknown>>;
  record: AnyRecord;
  /** The day that it was priced, `YYYY-MM-DD`. */
  day: string;
  rows: readonly PricedRow[];
  names: LinkedNames;
  standards: Standards | undefined;
  customer: Customer | undefined;
};

/** The quote as the customer gets it, on one page. */
export const PrintedQuote = ({ quote, record, day, rows, names, standards, customer }: PrintedQuoteProps) => {
  const validDays = standards?.quote_valid_days;
  return (
    <>
      <Letterhead standards={standards}>
        <Box component="strong" sx={{ fontSize: '1.25rem', display: 'block' }}>
          Quote #{record.id}
        </Box>
        Date {day}
        {typeof validDays === 'number' && (
          <>
            <br />
            Valid until {daysAfter(day, validDays)}
          </>
        )}
      </Letterhead>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1.4fr', gap: 3, overflowWrap: 'anywhere' }}>
        <Addressee customer={customer} name={record.customer_name} />
        <Box>
          <Box sx={heading}>Item</Box>
          <Box
            component="dl"
            sx={{
              display: 'grid',
              gridTemplateColumns: '120px 1fr',
              rowGap: 0.25,
              m: 0,
              '& dd': { m: 0, fontWeight: 600 },
            }}
          >
            {itemLines(quote, names).map(([label, text]) => (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </Box>
            ))}
            {isOnRolls(quote) && (
              <>
                <dt>Unwind</dt>
                <dd>
                  <Unwind standards={standards} />
                </dd>
              </>
            )}
          </Box>
        </Box>
      </Box>
      <PriceTable rows={rows} />
      <p>Prices are in US dollars. Prices per M (1,000 labels) are rounded; the total governs.</p>
      {standards?.terms && (
        <Box sx={{ whiteSpace: 'pre-line' }}>
          <Box sx={heading}>Terms</Box>
          {standards.terms}
        </Box>
      )}
      <Acceptance />
    </>
  );
};
