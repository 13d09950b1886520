import Box from '@mui/material/Box';
import { type Field, fieldOf, fieldsOf } from '../../../fields/field';
import { formatNumber } from '../../../fields/formats';
import type { AnyRecord } from '../../../fields/record';
import { EMPTY, textOf } from '../../../fields/text';
import { materialFeet } from '../materialFeet';
import { type QuoteSpecification, specificationFields } from '../quoteSpecification';
import { Block, BlockRow } from './Block';
import { Fact, FactList, FieldFacts } from './Facts';
import { Ticks } from './Ticks';

const of = (...sources: string[]): Field[] => fieldsOf(specificationFields, sources);

const labelFields = of('number_across', 'label_repeat', 'gap_across', 'gap_around', 'web_width');
const pressFields = of(
  'press_press_tension',
  'press_unwind_tension',
  'press_rewind_tension',
  'color_pin_setting',
  'white_pin_setting',
  'material_height',
  'y_offset_value',
);
const pressModes = of('semi_rotary', 'full_rotary', 'center_dancer', 'printing_mode', 'blank_web', 'printed_web');
const finisherFields = of(
  'finisher_press_tension',
  'finisher_unwind_tension',
  'finisher_rewind_tension',
  'dispro_trim_value',
  'varnish_description',
);
const colours = fieldOf(specificationFields, 'ink_type_per_pms_color');
const description = fieldOf(specificationFields, 'quote_description');

const tensions = {
  press_press_tension: 'Press',
  press_unwind_tension: 'Unwind',
  press_rewind_tension: 'Rewind',
  color_pin_setting: 'Color pin',
  white_pin_setting: 'White pin',
  y_offset_value: 'Y offset',
  finisher_press_tension: 'Press',
  finisher_unwind_tension: 'Unwind',
  finisher_rewind_tension: 'Rewind',
  dispro_trim_value: 'Dispro trim',
  varnish_description: 'Varnish',
};

const number = (value: unknown, decimals: number): string =>
  typeof value === 'number' ? formatNumber(value, decimals) : EMPTY;

const sizeText = ({ size_across, size_around }: QuoteSpecification): string =>
  `${number(size_across, 4)} × ${number(size_around, 4)} in`;

const repeatText = ({ die_repeat_in, die_repeat_mm }: QuoteSpecification): string =>
  typeof die_repeat_in === 'number' ? `${number(die_repeat_in, 4)} in · ${number(die_repeat_mm, 2)} mm` : EMPTY;

const coatingText = ({ coating, coating_is_spot }: QuoteSpecification): string =>
  coating ? (coating_is_spot ? 'Spot' : 'Flood') : 'None';

const treatmentText = ({ corona, primer }: QuoteSpecification): string =>
  [corona && 'Corona', primer && 'Primer'].filter(Boolean).join(', ') || 'None';

/** The label, what it is printed on and cut with, and whether that is there. */
const Supplies = ({ ticket, quote }: SpecificationProps) => (
  <BlockRow columns={quote ? '1.1fr 1.2fr 1fr' : '1.2fr 1fr'}>
    {quote && (
      <Block title="Label">
        <FactList>
          <Fact label="Size">{sizeText(quote)}</Fact>
          <FieldFacts fields={labelFields} record={{ id: 0, ...quote }} />
        </FactList>
      </Block>
    )}
    <Block title="Material">
      <Box sx={{ fontWeight: 700 }}>{String(ticket.material_name ?? EMPTY)}</Box>
      <Box>
        Feet needed <strong>{number(materialFeet(ticket.footage, quote), 0)}</strong>
        {quote &&
          ` incl. ${number(Number(quote.waste ?? 0) * 100, 1)}% waste, ${number(quote.setup_footage, 0)} ft setup`}
      </Box>
      <Ticks status={ticket.material_status} />
      <Box sx={{ mt: '3px' }}>
        Lamination <strong>{String(ticket.lamination_name ?? 'None')}</strong>
      </Box>
      {Boolean(ticket.lamination_name) && <Ticks status={ticket.lamination_status} />}
    </Block>
    <Block title="Die">
      <Box sx={{ fontWeight: 700, fontSize: '0.9375rem' }}>{String(ticket.die_number ?? EMPTY)}</Box>
      {quote && (
        <FactList>
          <Fact label="Repeat">{repeatText(quote)}</Fact>
          <Fact label="Teeth">{number(quote.gear_teeth, 2)}</Fact>
        </FactList>
      )}
      <Ticks status={ticket.die_status} />
    </Block>
  </BlockRow>
);

const twoColumns = { display: 'grid', gridTemplateColumns: '1fr 1.4fr', columnGap: 1.5 } as const;

/** How press and finisher are set. */
const Machines = ({ quote }: { quote: QuoteSpecification }) => {
  const record: AnyRecord = { id: 0, ...quote };
  const modes = pressModes.filter(({ source }) => quote[source] === true).map(({ label }) => label);
  return (
    <BlockRow columns="1.2fr 1fr">
      <Block title="Press">
        <Box sx={twoColumns}>
          <FactList>
            <FieldFacts fields={pressFields.slice(0, 3)} record={record} labels={tensions} />
            <Fact label="Colors">{textOf(colours, quote.ink_type_per_pms_color)}</Fact>
          </FactList>
          <FactList>
            <FieldFacts fields={pressFields.slice(3)} record={record} labels={tensions} />
          </FactList>
        </Box>
        <Box>
          {modes.join(' · ') || 'No special mode'} · Treatment: {treatmentText(quote)}
        </Box>
      </Block>
      <Block title="Finisher">
        <Box sx={twoColumns}>
          <FactList>
            <FieldFacts fields={finisherFields.slice(0, 3)} record={record} labels={tensions} />
          </FactList>
          <FactList>
            <FieldFacts fields={finisherFields.slice(3)} record={record} labels={tensions} />
            <Fact label="Coating">{coatingText(quote)}</Fact>
          </FactList>
        </Box>
      </Block>
    </BlockRow>
  );
};

type SpecificationProps = { ticket: AnyRecord; quote: QuoteSpecification | null | undefined };

/** How the job is made. No prices. */
export const Specification = ({ ticket, quote }: SpecificationProps) => (
  <>
    {quote && Boolean(quote.quote_description) && (
      <Box sx={{ mt: '6px', fontWeight: 600 }}>{textOf(description, quote.quote_description)}</Box>
    )}
    <Supplies ticket={ticket} quote={quote} />
    {quote && <Machines quote={quote} />}
  </>
);
