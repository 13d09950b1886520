import type { Figures, StepName } from './figures';
import type { Inputs } from './inputs';
import type { GroupName, Unit } from './steps/step';

/** What a form or an API may hold where a number is meant. Anything else that arrives at run time counts as not a number. */
export type Given = number | null | undefined;
export type GivenFlag = boolean | null | undefined;

type Fields<Name extends string> = { [name in Name]?: Given };

/** A material or lamination: prices $ per MSI, markup a fraction, thickness in mils. */
export type MaterialRates = Fields<
  'mil_thickness_w_liner' | 'material_price' | 'fuel_price' | 'freight_price' | 'other_surcharges' | 'markup'
>;

/** A die: sizes and gaps in inches. */
export type ToolingRates = Fields<
  'size_across' | 'size_around' | 'gap_across' | 'gap_around' | 'number_across' | 'number_around'
>;

/** The seven amounts of a year's overhead, dollars. */
export type Overhead = Fields<
  'rent' | 'electric' | 'domino' | 'liberty_mutual' | 'am_trust' | 'accounting' | 'other_stuff'
>;

export type Machine = 'press' | 'finishing' | 'rewind';

/** How the shop works: minutes, feet, feet per minute, $ per hour, $ per MSI, inches; minimum_margin is a fraction. */
export type Standards = Fields<
  | `${Machine}_${'setup_time' | 'setup_footage' | 'run_speed' | 'labor_per_hour'}`
  | 'rewind_changeover_time'
  | 'productive_hours_per_year'
  | 'primer_cost_per_msi'
  | 'coating_cost_per_msi'
  | 'core_wall'
  | 'railing_per_side'
  | 'max_web_width'
  | 'max_print_width'
  | 'max_outer_diameter'
  | 'minimum_margin'
>;

/** What a quote is priced with besides its own fields; a quote keeps the ones it was priced with. */
export type QuoteRates = {
  material: MaterialRates | null | undefined;
  lamination: MaterialRates | null | undefined;
  tooling: ToolingRates | null | undefined;
  /** Of a year, dollars. */
  overhead_total: Given;
  /** The year whose overhead that is, and the year that was priced in: rates kept since before these were say neither. */
  overhead_year?: Given;
  priced_year?: Given;
  standards: Standards | null | undefined;
};

export type RowNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10;

/** 0 none, 1 price per label, 2 profit, 3 margin. */
export type OverrideType = 0 | 1 | 2 | 3;

type RowFields = {
  [field in `row_${RowNumber}_include`]?: GivenFlag;
} & Fields<`row_${RowNumber}_${'m_labels' | `${'price_per_label' | 'profit' | 'margin'}_override` | 'override_type'}`>;

/** The fields of a quote that its price depends on. A quote has more; they may be there and are not looked at. */
export type QuoteInputs = RowFields & {
  /** Inches, as the label lies on the web. */
  size_across?: Given;
  size_around?: Given;
  /** Labels across the web, where the estimator knows better than the die. */
  across_override?: Given;
  /** What turns the quantity of a row into labels: 1000 where quantities are thousands. */
  labels_per_row?: Given;
  labels_per_roll?: Given;
  /** More than 0 where the labels go out on sheets. */
  labels_per_sheet?: Given;
  /** Labels side by side on the finished roll. */
  label_across?: Given;
  /** Inner diameter of the core, inches. */
  core_id?: Given;
  ink_cost_per_msi?: Given;
  primer?: GivenFlag;
  coating?: GivenFlag;
  coating_is_spot?: GivenFlag;
  full_rotary?: GivenFlag;
  /** Fractions: 0.1 is 10 %. */
  waste?: Given;
  markup?: Given;
};

/** One quantity of a quote. */
export type RowInputs = {
  /** 1 to 10; a row that is not of a quote has none, and is 0 once it is priced. */
  row?: Given;
  include?: GivenFlag;
  /** Thousands of labels. */
  m_labels?: Given;
  /** $ for one label. */
  price_per_label_override?: Given;
  /** $ on the whole row. */
  profit_override?: Given;
  /** Percent of the price. */
  margin_override?: Given;
  override_type?: Given;
};

/** The two costs that price every row, as calculated or as stored in the quote, dollars. */
export type QuoteCosts = {
  setup_time_and_material_cost?: Given;
  time_and_material_cost_per_m_labels?: Given;
};

/** What priceRow needs of the quote: its two costs, and its fields for the row's multiplier and the markup, a fraction. */
export type RowPricing = QuoteCosts & {
  labels_per_row?: Given;
  markup?: Given;
};

/** A priced quantity: dollars, the margin a fraction of the price. What cannot be calculated is null and `error` says why. */
export type PricedRow = {
  row: number;
  include: boolean;
  m_labels: number | null;
  labels: number | null;
  run_cost: number | null;
  total_cost: number | null;
  total_price: number | null;
  price_per_m_labels: number | null;
  profit: number | null;
  margin: number | null;
  error: string | null;
};

/** One step of the calculation of a quote, as data: the screen shows it, prints it, explains with it. */
export type Step = {
  name: StepName;
  label: string;
  unit: Unit;
  group: GroupName;
  /** What the figure is, for somebody new to the trade. */
  about: string;
  /** In the names of fields and of earlier steps. */
  formula: string;
  /** The same in code. NaN where an input is not known; not finite where there is no answer. */
  compute: (figures: Figures, inputs: Inputs) => number;
};

/** Why a figure is not there: the field or step at the root of it, and a sentence for the screen. */
export type Reason = {
  field: string;
  message: string;
};

export type WarningCode =
  | 'margin_below_minimum'
  | 'price_below_cost'
  | 'price_below_zero'
  | 'price_per_m_rises_with_quantity'
  | 'print_width_exceeds_press'
  | 'web_width_exceeds_press'
  | 'outer_diameter_exceeds_limit'
  | 'number_across_exceeds_web'
  | 'label_size_differs_from_die'
  | 'gear_teeth_not_whole'
  | 'no_overhead_for_year'
  | 'missing_input';

/** Something to look at before the price goes out. It never blocks. `field` and `row` say beside what to show it. */
export type Warning = {
  code: WarningCode;
  message: string;
  field: string | null;
  row: number | null;
};

export type CalculatedFigures = { [name in StepName]: number | null };

/** A calculated quote: each figure by its name, null where it cannot be calculated. */
export type QuoteCalculation = CalculatedFigures & {
  /** All ten, in stored order. */
  rows: PricedRow[];
  warnings: Warning[];
  /** For every figure that is null, and for no other. */
  reasons: { [name in StepName]?: Reason };
};

export type DieRepeat = {
  die_repeat_in: number | null;
  die_repeat_mm: number | null;
};

export type MaterialPrice = {
  calculated_subtotal: number | null;
  customer_price: number | null;
};
