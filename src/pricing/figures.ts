/**
 * Every figure of a quote by its name, in the order in which the steps calculate them; at first none is known.
 * One literal, so that all quotes have objects of one shape, which is what makes the calculation fast.
 */
export const unknownFigures = () => {
  const unknown = Number.NaN;
  return {
    material_cost: unknown,
    lamination_cost: unknown,
    material_thickness: unknown,
    lamination_thickness: unknown,
    primer_cost_per_msi: unknown,
    coating_cost_per_msi: unknown,

    gap_across: unknown,
    gap_around: unknown,
    label_repeat: unknown,
    die_repeat_in: unknown,
    die_repeat_mm: unknown,
    gear_teeth: unknown,
    railing_per_side: unknown,
    calculated_number_across: unknown,
    number_across: unknown,
    print_width: unknown,
    web_width: unknown,

    overhead_per_hour: unknown,
    overhead_per_minute: unknown,
    press_setup_time: unknown,
    press_setup_footage: unknown,
    press_run_speed: unknown,
    press_labor_per_hour: unknown,
    press_labor_per_minute: unknown,
    press_cost_per_minute: unknown,
    finishing_setup_time: unknown,
    finishing_setup_footage: unknown,
    finishing_run_speed: unknown,
    finishing_labor_per_hour: unknown,
    finishing_labor_per_minute: unknown,
    finishing_cost_per_minute: unknown,
    rewind_setup_time: unknown,
    rewind_setup_footage: unknown,
    rewind_run_speed: unknown,
    rewind_labor_per_hour: unknown,
    rewind_labor_per_minute: unknown,
    rewind_cost_per_minute: unknown,
    rewind_changeover_time: unknown,

    core_od: unknown,
    footage_per_roll: unknown,
    outer_diameter: unknown,

    linear_feet_per_m_labels: unknown,
    linear_feet_per_m_labels_with_waste: unknown,
    stock_msi_per_m_labels: unknown,
    stock_msi_per_m_labels_with_waste: unknown,
    stock_cost_per_m_labels: unknown,
    ink_and_primer_msi_per_m_labels: unknown,
    ink_and_primer_msi_per_m_labels_with_waste: unknown,
    ink_and_primer_cost_per_m_labels: unknown,
    coating_msi_per_m_labels: unknown,
    coating_msi_per_m_labels_with_waste: unknown,
    coating_cost_per_m_labels: unknown,
    press_time_per_m_labels: unknown,
    finishing_time_per_m_labels: unknown,
    rewind_cycles_per_m_labels: unknown,
    rewind_time_per_m_labels: unknown,
    press_time_cost_per_m_labels: unknown,
    finishing_time_cost_per_m_labels: unknown,
    rewind_time_cost_per_m_labels: unknown,
    time_cost_per_m_labels: unknown,
    time_and_material_cost_per_m_labels: unknown,

    setup_footage: unknown,
    setup_msi: unknown,
    setup_material_cost: unknown,
    setup_time: unknown,
    press_setup_time_cost: unknown,
    finishing_setup_time_cost: unknown,
    rewind_setup_time_cost: unknown,
    setup_time_cost: unknown,
    setup_time_and_material_cost: unknown,
  };
};

/** Every figure of a quote as a number, NaN where it is not known. */
export type Figures = ReturnType<typeof unknownFigures>;

/** The name of a figure of a quote, which is the name of the step that calculates it. */
export type StepName = keyof Figures;
