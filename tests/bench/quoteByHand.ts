import type { CalculatedFigures, Given, GivenFlag, PricedRow, QuoteInputs, QuoteRates } from '../../src/pricing';
import { amount, known, positive, signed, wholeOrNone } from '../../src/pricing/numbers';

type QuoteByHand = CalculatedFigures & { rows: Omit<PricedRow, 'error'>[] };

/**
 * The figures and rows of a quote, written out by hand: no steps, no reasons, no warnings. It gives the same numbers as
 * the engine, null where they cannot be calculated included, which a test holds it to. It is the limit that the engine
 * is measured against.
 */
export function quoteByHand(quote: QuoteInputs, rates: QuoteRates): QuoteByHand {
  const { material, lamination, tooling, standards, overhead_total } = rates;
  const size_around = positive(quote.size_around);
  const size_across = positive(quote.size_across);
  const across_override = wholeOrNone(quote.across_override);
  const core_id = amount(quote.core_id);
  const labels_per_roll = amount(quote.labels_per_roll);
  const label_across = positive(quote.label_across);
  const waste = amount(quote.waste);
  const ink_cost_per_msi = amount(quote.ink_cost_per_msi);
  const primer = quote.primer === true;
  const coating = quote.coating === true;
  const coating_is_spot = quote.coating_is_spot === true;
  const material_material_price = signed(material?.material_price);
  const material_fuel_price = signed(material?.fuel_price);
  const material_freight_price = signed(material?.freight_price);
  const material_other_surcharges = signed(material?.other_surcharges);
  const material_markup = signed(material?.markup);
  const lamination_material_price = signed(lamination?.material_price);
  const lamination_fuel_price = signed(lamination?.fuel_price);
  const lamination_freight_price = signed(lamination?.freight_price);
  const lamination_other_surcharges = signed(lamination?.other_surcharges);
  const lamination_markup = signed(lamination?.markup);
  const material_mil_thickness_w_liner = amount(material?.mil_thickness_w_liner);
  const lamination_mil_thickness_w_liner = amount(lamination?.mil_thickness_w_liner);
  const tooling_gap_across = amount(tooling?.gap_across);
  const tooling_gap_around = amount(tooling?.gap_around);
  const tooling_number_around = amount(tooling?.number_around);
  const tooling_size_around = amount(tooling?.size_around);
  const standards_max_print_width = amount(standards?.max_print_width);
  const standards_max_web_width = amount(standards?.max_web_width);
  const tooling_number_across = amount(tooling?.number_across);
  const standards_productive_hours_per_year = amount(standards?.productive_hours_per_year);
  const standards_core_wall = amount(standards?.core_wall);

  const material_cost =
    (material_material_price + material_fuel_price + material_freight_price + material_other_surcharges) *
    (1 + material_markup);
  const lamination_cost = lamination
    ? (lamination_material_price + lamination_fuel_price + lamination_freight_price + lamination_other_surcharges) *
      (1 + lamination_markup)
    : 0;
  const material_thickness = material_mil_thickness_w_liner;
  const lamination_thickness = lamination ? lamination_mil_thickness_w_liner : 0;
  const primer_cost_per_msi = amount(standards?.primer_cost_per_msi);
  const coating_cost_per_msi = amount(standards?.coating_cost_per_msi);
  const gap_across = tooling ? tooling_gap_across : 0.125;
  const gap_around = tooling ? tooling_gap_around : 0.125;
  const label_repeat = size_around + gap_around;
  const die_repeat_in = tooling_number_around * (tooling_size_around + tooling_gap_around);
  const die_repeat_mm = die_repeat_in * 25.4;
  const gear_teeth = die_repeat_in / 0.125;
  const railing_per_side = amount(standards?.railing_per_side);
  const calculated_number_across = Math.max(
    0,
    Math.floor(
      (Math.min(standards_max_print_width, standards_max_web_width - 2 * railing_per_side) + gap_across) /
        (size_across + gap_across) +
        0.000001,
    ),
  );
  const number_across =
    across_override > 0 || Number.isNaN(across_override)
      ? across_override
      : tooling
        ? tooling_number_across
        : calculated_number_across;
  const print_width = number_across * size_across + Math.max(0, number_across - 1) * gap_across;
  const web_width = print_width + 2 * railing_per_side;
  const overhead_per_hour = amount(overhead_total) / standards_productive_hours_per_year;
  const overhead_per_minute = overhead_per_hour / 60;
  const press_setup_time = amount(standards?.press_setup_time);
  const press_setup_footage = amount(standards?.press_setup_footage);
  const press_run_speed = amount(standards?.press_run_speed);
  const press_labor_per_hour = amount(standards?.press_labor_per_hour);
  const press_labor_per_minute = press_labor_per_hour / 60;
  const press_cost_per_minute = press_labor_per_minute + overhead_per_minute;
  const finishing_setup_time = amount(standards?.finishing_setup_time);
  const finishing_setup_footage = amount(standards?.finishing_setup_footage);
  const finishing_run_speed = amount(standards?.finishing_run_speed);
  const finishing_labor_per_hour = amount(standards?.finishing_labor_per_hour);
  const finishing_labor_per_minute = finishing_labor_per_hour / 60;
  const finishing_cost_per_minute = finishing_labor_per_minute + overhead_per_minute;
  const rewind_setup_time = amount(standards?.rewind_setup_time);
  const rewind_setup_footage = amount(standards?.rewind_setup_footage);
  const rewind_run_speed = amount(standards?.rewind_run_speed);
  const rewind_labor_per_hour = amount(standards?.rewind_labor_per_hour);
  const rewind_labor_per_minute = rewind_labor_per_hour / 60;
  const rewind_cost_per_minute = rewind_labor_per_minute + overhead_per_minute;
  const rewind_changeover_time = amount(standards?.rewind_changeover_time);
  const core_od = core_id + 2 * standards_core_wall;
  const footage_per_roll = (labels_per_roll * label_repeat) / 12 / label_across;
  const outer_diameter = Math.sqrt(
    core_od ** 2 + (4 * 12 * footage_per_roll * (material_thickness + lamination_thickness)) / 1000 / Math.PI,
  );
  const linear_feet_per_m_labels = (1000 * label_repeat) / (12 * number_across);
  const linear_feet_per_m_labels_with_waste = linear_feet_per_m_labels * (1 + waste);
  const stock_msi_per_m_labels = (web_width * 12 * linear_feet_per_m_labels) / 1000;
  const stock_msi_per_m_labels_with_waste = (web_width * 12 * linear_feet_per_m_labels_with_waste) / 1000;
  const stock_cost_per_m_labels = stock_msi_per_m_labels_with_waste * (material_cost + lamination_cost);
  const ink_and_primer_msi_per_m_labels = (print_width * 12 * linear_feet_per_m_labels) / 1000;
  const ink_and_primer_msi_per_m_labels_with_waste = (print_width * 12 * linear_feet_per_m_labels_with_waste) / 1000;
  const ink_and_primer_cost_per_m_labels =
    ink_and_primer_msi_per_m_labels_with_waste * (ink_cost_per_msi + (primer ? primer_cost_per_msi : 0));
  const coating_msi_per_m_labels = !coating
    ? 0
    : coating_is_spot
      ? size_across * size_around
      : ink_and_primer_msi_per_m_labels;
  const coating_msi_per_m_labels_with_waste = coating_msi_per_m_labels * (1 + waste);
  const coating_cost_per_m_labels = coating_msi_per_m_labels_with_waste * coating_cost_per_msi;
  const press_time_per_m_labels = linear_feet_per_m_labels_with_waste / press_run_speed;
  const finishing_time_per_m_labels = linear_feet_per_m_labels_with_waste / finishing_run_speed;
  const rewind_cycles_per_m_labels = labels_per_roll > 0 ? 1000 / labels_per_roll / (number_across / label_across) : 0;
  const rewind_time_per_m_labels =
    linear_feet_per_m_labels_with_waste / rewind_run_speed + rewind_cycles_per_m_labels * rewind_changeover_time;
  const press_time_cost_per_m_labels = press_time_per_m_labels * press_cost_per_minute;
  const finishing_time_cost_per_m_labels = finishing_time_per_m_labels * finishing_cost_per_minute;
  const rewind_time_cost_per_m_labels = rewind_time_per_m_labels * rewind_cost_per_minute;
  const time_cost_per_m_labels =
    press_time_cost_per_m_labels + finishing_time_cost_per_m_labels + rewind_time_cost_per_m_labels;
  const time_and_material_cost_per_m_labels =
    stock_cost_per_m_labels + ink_and_primer_cost_per_m_labels + coating_cost_per_m_labels + time_cost_per_m_labels;
  const setup_footage = press_setup_footage + finishing_setup_footage + rewind_setup_footage;
  const setup_msi = (web_width * 12 * setup_footage) / 1000;
  const setup_material_cost = setup_msi * (material_cost + lamination_cost);
  const setup_time = press_setup_time + finishing_setup_time + rewind_setup_time;
  const press_setup_time_cost = press_setup_time * press_cost_per_minute;
  const finishing_setup_time_cost = finishing_setup_time * finishing_cost_per_minute;
  const rewind_setup_time_cost = rewind_setup_time * rewind_cost_per_minute;
  const setup_time_cost = press_setup_time_cost + finishing_setup_time_cost + rewind_setup_time_cost;
  const setup_time_and_material_cost = setup_time_cost + setup_material_cost;

  const costs = {
    labels_per_row: quote.labels_per_row,
    markup: quote.markup,
    setup_time_and_material_cost,
    time_and_material_cost_per_m_labels,
  };
  const rows = [
    rowByHand(
      1,
      quote.row_1_include,
      quote.row_1_m_labels,
      quote.row_1_price_per_label_override,
      quote.row_1_profit_override,
      quote.row_1_margin_override,
      quote.row_1_override_type,
      costs,
    ),
    rowByHand(
      2,
      quote.row_2_include,
      quote.row_2_m_labels,
      quote.row_2_price_per_label_override,
      quote.row_2_profit_override,
      quote.row_2_margin_override,
      quote.row_2_override_type,
      costs,
    ),
    rowByHand(
      3,
      quote.row_3_include,
      quote.row_3_m_labels,
      quote.row_3_price_per_label_override,
      quote.row_3_profit_override,
      quote.row_3_margin_override,
      quote.row_3_override_type,
      costs,
    ),
    rowByHand(
      4,
      quote.row_4_include,
      quote.row_4_m_labels,
      quote.row_4_price_per_label_override,
      quote.row_4_profit_override,
      quote.row_4_margin_override,
      quote.row_4_override_type,
      costs,
    ),
    rowByHand(
      5,
      quote.row_5_include,
      quote.row_5_m_labels,
      quote.row_5_price_per_label_override,
      quote.row_5_profit_override,
      quote.row_5_margin_override,
      quote.row_5_override_type,
      costs,
    ),
    rowByHand(
      6,
      quote.row_6_include,
      quote.row_6_m_labels,
      quote.row_6_price_per_label_override,
      quote.row_6_profit_override,
      quote.row_6_margin_override,
      quote.row_6_override_type,
      costs,
    ),
    rowByHand(
      7,
      quote.row_7_include,
      quote.row_7_m_labels,
      quote.row_7_price_per_label_override,
      quote.row_7_profit_override,
      quote.row_7_margin_override,
      quote.row_7_override_type,
      costs,
    ),
    rowByHand(
      8,
      quote.row_8_include,
      quote.row_8_m_labels,
      quote.row_8_price_per_label_override,
      quote.row_8_profit_override,
      quote.row_8_margin_override,
      quote.row_8_override_type,
      costs,
    ),
    rowByHand(
      9,
      quote.row_9_include,
      quote.row_9_m_labels,
      quote.row_9_price_per_label_override,
      quote.row_9_profit_override,
      quote.row_9_margin_override,
      quote.row_9_override_type,
      costs,
    ),
    rowByHand(
      10,
      quote.row_10_include,
      quote.row_10_m_labels,
      quote.row_10_price_per_label_override,
      quote.row_10_profit_override,
      quote.row_10_margin_override,
      quote.row_10_override_type,
      costs,
    ),
  ];
  return {
    material_cost: known(material_cost),
    lamination_cost: known(lamination_cost),
    material_thickness: known(material_thickness),
    lamination_thickness: known(lamination_thickness),
    primer_cost_per_msi: known(primer_cost_per_msi),
    coating_cost_per_msi: known(coating_cost_per_msi),
    gap_across: known(gap_across),
    gap_around: known(gap_around),
    label_repeat: known(label_repeat),
    die_repeat_in: known(die_repeat_in),
    die_repeat_mm: known(die_repeat_mm),
    gear_teeth: known(gear_teeth),
    railing_per_side: known(railing_per_side),
    calculated_number_across: known(calculated_number_across),
    number_across: known(number_across),
    print_width: known(print_width),
    web_width: known(web_width),
    overhead_per_hour: known(overhead_per_hour),
    overhead_per_minute: known(overhead_per_minute),
    press_setup_time: known(press_setup_time),
    press_setup_footage: known(press_setup_footage),
    press_run_speed: known(press_run_speed),
    press_labor_per_hour: known(press_labor_per_hour),
    press_labor_per_minute: known(press_labor_per_minute),
    press_cost_per_minute: known(press_cost_per_minute),
    finishing_setup_time: known(finishing_setup_time),
    finishing_setup_footage: known(finishing_setup_footage),
    finishing_run_speed: known(finishing_run_speed),
    finishing_labor_per_hour: known(finishing_labor_per_hour),
    finishing_labor_per_minute: known(finishing_labor_per_minute),
    finishing_cost_per_minute: known(finishing_cost_per_minute),
    rewind_setup_time: known(rewind_setup_time),
    rewind_setup_footage: known(rewind_setup_footage),
    rewind_run_speed: known(rewind_run_speed),
    rewind_labor_per_hour: known(rewind_labor_per_hour),
    rewind_labor_per_minute: known(rewind_labor_per_minute),
    rewind_cost_per_minute: known(rewind_cost_per_minute),
    rewind_changeover_time: known(rewind_changeover_time),
    core_od: known(core_od),
    footage_per_roll: known(footage_per_roll),
    outer_diameter: known(outer_diameter),
    linear_feet_per_m_labels: known(linear_feet_per_m_labels),
    linear_feet_per_m_labels_with_waste: known(linear_feet_per_m_labels_with_waste),
    stock_msi_per_m_labels: known(stock_msi_per_m_labels),
    stock_msi_per_m_labels_with_waste: known(stock_msi_per_m_labels_with_waste),
    stock_cost_per_m_labels: known(stock_cost_per_m_labels),
    ink_and_primer_msi_per_m_labels: known(ink_and_primer_msi_per_m_labels),
    ink_and_primer_msi_per_m_labels_with_waste: known(ink_and_primer_msi_per_m_labels_with_waste),
    ink_and_primer_cost_per_m_labels: known(ink_and_primer_cost_per_m_labels),
    coating_msi_per_m_labels: known(coating_msi_per_m_labels),
    coating_msi_per_m_labels_with_waste: known(coating_msi_per_m_labels_with_waste),
    coating_cost_per_m_labels: known(coating_cost_per_m_labels),
    press_time_per_m_labels: known(press_time_per_m_labels),
    finishing_time_per_m_labels: known(finishing_time_per_m_labels),
    rewind_cycles_per_m_labels: known(rewind_cycles_per_m_labels),
    rewind_time_per_m_labels: known(rewind_time_per_m_labels),
    press_time_cost_per_m_labels: known(press_time_cost_per_m_labels),
    finishing_time_cost_per_m_labels: known(finishing_time_cost_per_m_labels),
    rewind_time_cost_per_m_labels: known(rewind_time_cost_per_m_labels),
    time_cost_per_m_labels: known(time_cost_per_m_labels),
    time_and_material_cost_per_m_labels: known(time_and_material_cost_per_m_labels),
    setup_footage: known(setup_footage),
    setup_msi: known(setup_msi),
    setup_material_cost: known(setup_material_cost),
    setup_time: known(setup_time),
    press_setup_time_cost: known(press_setup_time_cost),
    finishing_setup_time_cost: known(finishing_setup_time_cost),
    rewind_setup_time_cost: known(rewind_setup_time_cost),
    setup_time_cost: known(setup_time_cost),
    setup_time_and_material_cost: known(setup_time_and_material_cost),
    rows,
  };
}

interface RowCosts {
  labels_per_row: Given;
  markup: Given;
  setup_time_and_material_cost: number;
  time_and_material_cost_per_m_labels: number;
}

function rowByHand(
  row: number,
  include: GivenFlag,
  m_labels: Given,
  price_per_label_override: Given,
  profit_override: Given,
  margin_override: Given,
  override_type: Given,
  costs: RowCosts,
): Omit<PricedRow, 'error'> {
  const labels = amount(m_labels) * amount(costs.labels_per_row);
  const run_cost = (labels * costs.time_and_material_cost_per_m_labels) / 1000;
  const total_cost = costs.setup_time_and_material_cost + run_cost;
  let total_price = Number.NaN;
  if (override_type === 0 || override_type === null || override_type === undefined) {
    total_price = (1 + signed(costs.markup)) * total_cost;
  } else if (override_type === 1) {
    total_price = signed(price_per_label_override) * labels;
  } else if (override_type === 2) {
    total_price = total_cost + signed(profit_override);
  } else if (override_type === 3 && signed(margin_override) < 100) {
    total_price = total_cost / (1 - signed(margin_override) / 100);
  }
  const profit = total_price - total_cost;
  return {
    row,
    include: include === true,
    m_labels: known(amount(m_labels)),
    labels: known(labels),
    run_cost: known(run_cost),
    total_cost: known(total_cost),
    total_price: known(total_price),
    price_per_m_labels: known((1000 * total_price) / labels),
    profit: known(profit),
    margin: total_price > 0 ? known(profit / total_price) : null,
  };
}
