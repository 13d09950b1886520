import { amount, isRecord, positive, signed, wholeOrNone } from './numbers';
import type { MaterialRates, QuoteInputs, QuoteRates, Standards, ToolingRates } from './types';

/** What a step may calculate from besides earlier figures: everything given, NaN where it is not a number one can use. */
export type Inputs = ReturnType<typeof readInputs>;

/** As the formulas name them: the fields of the quote by their own names, those of a record after the record's. */
export const readInputs = (quote: QuoteInputs, rates: Partial<QuoteRates>) => ({
  size_across: positive(quote.size_across),
  size_around: positive(quote.size_around),
  across_override: wholeOrNone(quote.across_override),
  labels_per_roll: amount(quote.labels_per_roll),
  label_across: positive(quote.label_across),
  core_id: amount(quote.core_id),
  ink_cost_per_msi: amount(quote.ink_cost_per_msi),
  primer: quote.primer === true,
  coating: quote.coating === true,
  coating_is_spot: quote.coating_is_spot === true,
  waste: amount(quote.waste),
  overhead_total: amount(rates.overhead_total),
  material: readMaterial(rates.material),
  lamination_chosen: isRecord(rates.lamination),
  lamination: readMaterial(rates.lamination),
  die_chosen: isRecord(rates.tooling),
  tooling: readTooling(rates.tooling),
  standards: readStandards(rates.standards),
});

/** Prices may have either sign: a supplier's rebate is a surcharge below 0. */
const readMaterial = (material: MaterialRates | null | undefined) => ({
  mil_thickness_w_liner: amount(material?.mil_thickness_w_liner),
  material_price: signed(material?.material_price),
  fuel_price: signed(material?.fuel_price),
  freight_price: signed(material?.freight_price),
  other_surcharges: signed(material?.other_surcharges),
  markup: signed(material?.markup),
});

const readTooling = (tooling: ToolingRates | null | undefined) => ({
  size_across: amount(tooling?.size_across),
  size_around: amount(tooling?.size_around),
  gap_across: amount(tooling?.gap_across),
  gap_around: amount(tooling?.gap_around),
  number_across: amount(tooling?.number_across),
  number_around: amount(tooling?.number_around),
});

const readStandards = (standards: Standards | null | undefined) => ({
  press_setup_time: amount(standards?.press_setup_time),
  press_setup_footage: amount(standards?.press_setup_footage),
  press_run_speed: amount(standards?.press_run_speed),
  press_labor_per_hour: amount(standards?.press_labor_per_hour),
  finishing_setup_time: amount(standards?.finishing_setup_time),
  finishing_setup_footage: amount(standards?.finishing_setup_footage),
  finishing_run_speed: amount(standards?.finishing_run_speed),
  finishing_labor_per_hour: amount(standards?.finishing_labor_per_hour),
  rewind_setup_time: amount(standards?.rewind_setup_time),
  rewind_setup_footage: amount(standards?.rewind_setup_footage),
  rewind_run_speed: amount(standards?.rewind_run_speed),
  rewind_labor_per_hour: amount(standards?.rewind_labor_per_hour),
  rewind_changeover_time: amount(standards?.rewind_changeover_time),
  productive_hours_per_year: amount(standards?.productive_hours_per_year),
  primer_cost_per_msi: amount(standards?.primer_cost_per_msi),
  coating_cost_per_msi: amount(standards?.coating_cost_per_msi),
  core_wall: amount(standards?.core_wall),
  railing_per_side: amount(standards?.railing_per_side),
  max_web_width: amount(standards?.max_web_width),
  max_print_width: amount(standards?.max_print_width),
  max_outer_diameter: amount(standards?.max_outer_diameter),
  minimum_margin: amount(standards?.minimum_margin),
});
