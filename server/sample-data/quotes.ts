/** Quotes: a customer's label format on a die that fits it, on a stock that suits it. */
import { defaultsOf } from '../../src/fields/payload';
import type { quoteFields } from '../../src/resources/quotes/fields';
import { type RowNumber, rowFields } from '../../src/resources/quotes/rows';
import { addDays, workday } from './days';
import { type Industry, industries, type LabelFormat } from './industries';
import { type KnownCustomer, knownCustomers } from './knownCustomers';
import { materialIdsOf, type SampleMaterial, type Stock } from './materials';
import { type Random, randomOf } from './random';
import type { SampleOf } from './record';
import { isRound, type SampleDie } from './tooling';

export type SampleQuote = SampleOf<typeof quoteFields>;

/** A quote, and what else the tickets made from it need to know. */
export type QuotePlan = {
  quote: SampleQuote;
  /** The day that it was priced, `YYYY-MM-DD`. */
  quoted: string;
  customer: KnownCustomer;
  format: LabelFormat;
  die: SampleDie;
  /** The customer's products that the quote is for: the versions of the label. */
  products: readonly string[];
};

const NOT_PRINTED: readonly Stock[] = ['thermal transfer', 'direct thermal'];
const FILMS: readonly Stock[] = ['white film', 'clear film', 'metallic film', 'pe', 'vinyl'];

/** The most labels that a roll holds before it is too heavy to handle: about 11 inches of outer diameter. */
const LONGEST_ROLL = 9000;
const ROLL_SIZES = [250, 500, 1000, 1500, 2000, 2500, 3000, 4000, 5000];

const labelsPerRoll = (random: Random, die: SampleDie): number => {
  const fitting = ROLL_SIZES.filter((labels) => labels * (die.size_around + die.gap_around) <= LONGEST_ROLL);
  return random.pick(fitting.slice(-3));
};

/** Some quotes offer only a few quantities, or a customer's own. */
const OWN_QUANTITIES = [
  [2, 4, 6, 10, 20],
  [1, 2, 3, 5, 10],
  [10, 20, 30, 50, 75, 100],
  [3, 6, 12, 24, 48],
] as const;

type Rows = Omit<SampleOf<typeof rowFields>, 'id'>;

/** The ten rows: the declared quantities, a few of them left out, or the customer's own. */
const sampleRows = (random: Random, area: number): Rows => {
  // The declaration's defaults hold exactly the rows' fields.
  const rows = defaultsOf(rowFields, '') as Rows;
  if (random.chance(0.35)) {
    const quantities = random.pick(OWN_QUANTITIES);
    for (let row = 1; row <= 10; row++) {
      rows[`row_${row as RowNumber}_include`] = row <= quantities.length;
      const quantity = quantities[row - 1];
      if (quantity) rows[`row_${row as RowNumber}_m_labels`] = quantity;
    }
  }
  if (random.chance(0.15)) {
    const row = random.whole(2, 5) as RowNumber;
    const type = random.pick([1, 2, 3] as const);
    rows[`row_${row}_override_type`] = type;
    if (type === 1)
      rows[`row_${row}_price_per_label_override`] = Math.round(area * 45 + random.whole(150, 300)) / 10_000;
    if (type === 2) rows[`row_${row}_profit_override`] = random.stepped(100, 600, 25);
    if (type === 3) rows[`row_${row}_margin_override`] = random.stepped(28, 48, 2);
  }
  return rows;
};

const pressInfo = (random: Random, stock: Stock, mil: number) => {
  const film = FILMS.includes(stock);
  const blank = NOT_PRINTED.includes(stock);
  const full_rotary = random.chance(0.6);
  return {
    color_pin_setting: blank ? null : (random.stepped(220, 280, 5) / 100).toFixed(2),
    white_pin_setting:
      stock === 'clear film' || stock === 'metallic film' ? (random.stepped(240, 300, 5) / 100).toFixed(2) : null,
    material_height: Math.round(mil * 10) / 10_000,
    y_offset_value: random.stepped(-40, 40, 5) / 1000,
    press_press_tension: film ? 130 : 150,
    press_unwind_tension: film ? 95 : 110,
    press_rewind_tension: film ? 95 : 110,
    semi_rotary: !full_rotary,
    center_dancer: film,
    printing_mode: random.chance(0.3),
    full_rotary,
    blank_web: blank,
    printed_web: !blank,
  };
};

const finisherInfo = (random: Random, stock: Stock, coating: boolean) => {
  const film = FILMS.includes(stock);
  return {
    finisher_press_tension: film ? 60 : 70,
    finisher_unwind_tension: film ? 3.5 : 4,
    finisher_rewind_tension: film ? 3.5 : 4,
    dispro_trim_value: random.chance(0.5) ? random.whole(-30, 30) / 1000 : null,
    varnish_description: coating
      ? random.pick(['UV gloss flood', 'UV gloss flood', 'UV matte flood', 'UV satin', 'Spot gloss over matte'])
      : null,
    ink_type_per_pms_color: NOT_PRINTED.includes(stock)
      ? null
      : random.weighted([
          ['CMYK', 5],
          ['CMYK + White', stock === 'clear film' || stock === 'metallic film' ? 20 : 1],
          [`CMYK + PMS ${random.whole(100, 480)} C`, 2],
          [`PMS ${random.whole(100, 480)} C, PMS Black C`, 1],
        ]),
  };
};

const descriptionOf = (format: LabelFormat, products: readonly string[]) =>
  products.length === 1 ? `${products[0]} ${format.name}` : `${capitalised(format.name)}, ${products.length} versions`;

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The first quote is this long ago, the last a few days. */
const DAYS_OF_QUOTES = 880;

/** What one quote after another is made from. */
type Setup = {
  count: number;
  today: string;
  dies: readonly SampleDie[];
  materials: readonly SampleMaterial[];
  seed: string;
};

const planQuote = (id: number, { count, today, dies, materials, seed }: Setup): QuotePlan => {
  const random = randomOf(seed, 'quote', id);
  const [customer_id, customer] = random.weighted(
    knownCustomers.map((known, index) => [[index + 1, known] as const, known.weight] as const),
  );
  const industry: Industry = industries[customer.industry];
  const format = random.pick(industry.formats);
  const [across, around] = random.pick(format.sizes);
  const die = random.pick(
    dies.filter(
      (each) => each.size_across === across && each.size_around === around && isRound(each) === Boolean(format.round),
    ),
  );
  const stock = random.pick(format.stocks);
  const material_id = random.pick(materialIdsOf(stock));
  const mil = materials.find((material) => material.id === material_id)?.mil_thickness_w_liner ?? 0;
  const lamination_id = random.chance(format.laminated) ? random.pick(materialIdsOf('lamination')) : null;
  const products = random.chance(0.4)
    ? [random.pick(industry.products)]
    : random.sample(industry.products, random.whole(2, industry.products.length));
  const printed = !NOT_PRINTED.includes(stock);
  const coating = printed && lamination_id === null && random.chance(0.9);
  const sheeted = random.chance(0.03);
  return {
    quoted: workday(addDays(today, Math.floor(((id - 1) / count) * DAYS_OF_QUOTES) - DAYS_OF_QUOTES)),
    customer,
    format,
    die,
    products,
    quote: {
      id,
      customer_id,
      quote_description: descriptionOf(format, products),
      tooling_id: die.id,
      size_across: across,
      size_around: around,
      across_override: die.number_across > 2 && random.chance(0.06) ? die.number_across - 1 : null,
      material_id,
      lamination_id,
      ink_cost_per_msi: printed ? random.stepped(1200, 4200, 25) / 10_000 : 0,
      coating,
      coating_is_spot: coating && random.chance(0.08),
      corona: FILMS.includes(stock) && random.chance(0.7),
      primer: printed && random.chance(FILMS.includes(stock) ? 0.5 : 0.2),
      waste: random.weighted([
        [0.1, 6],
        [0.08, 2],
        [0.12, 1],
        [0.15, 1],
      ]),
      markup: random.weighted([
        [0.6, 5],
        [0.5, 2],
        [0.45, 1],
        [0.7, 2],
        [0.85, 1],
      ]),
      labels_per_row: 1000,
      labels_per_roll: sheeted ? null : labelsPerRoll(random, die),
      labels_per_sheet: sheeted ? random.pick([4, 6, 8, 10]) : null,
      ...pressInfo(random, stock, mil),
      ...finisherInfo(random, stock, coating),
      label_across: 1,
      core_id: printed || random.chance(0.5) ? 3 : 1,
      shipping_method: random.weighted([
        ['UPS', 6],
        ['FedEx', 2],
        ['Freight', 1],
        ['Will Call', 1],
        ['Delivery', 1],
      ]),
      ...sampleRows(random, across * around),
    },
  };
};

/** Quotes in the order in which they were priced. */
export const planQuotes = (setup: Setup): QuotePlan[] =>
  Array.from({ length: setup.count }, (_, index) => planQuote(index + 1, setup));
