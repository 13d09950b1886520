import { describe, expect, it } from 'vitest';
import { calculateQuote, calculationTabs, quoteSteps } from '../../src/pricing';
import { unknownFigures } from '../../src/pricing/figures';
import { cutAtNames } from '../../src/pricing/formula';
import { readInputs } from '../../src/pricing/inputs';
import { aQuote, someRates } from './support/builders';

const stepNames = quoteSteps.map(({ name }) => name);

describe('the list of steps', () => {
  it('has a step for every figure of a quote, in the same order', () => {
    expect(stepNames).toEqual(Object.keys(unknownFigures()));
  });

  it('calculates a figure only from what is given and from figures above it', () => {
    const inputs: Record<string, unknown> = readInputs({}, {});
    const above = new Set<string>();
    for (const { name, formula } of quoteSteps) {
      const names = cutAtNames(formula).filter((_, place) => place % 2 === 1);
      for (const used of names) {
        const [record = '', field] = used.split('.');
        const given = field === undefined ? inputs[used] : Object(inputs[record])[field];
        expect(above.has(used) || given !== undefined, `${used} in ${name}`).toBe(true);
      }
      above.add(name);
    }
  });

  it('shows each of its groups in one sub-tab of the Calculations tab, in the order of the list', () => {
    const shown = calculationTabs.flatMap(({ groups }) => groups.map(({ name }) => name));
    expect(shown).toEqual([...new Set(quoteSteps.map(({ group }) => group))]);
    expect(calculationTabs).toHaveLength(3);
  });

  it('says of every figure what it is, in a sentence', () => {
    for (const { label, about } of quoteSteps) {
      expect(label).toMatch(/^[A-Z]/);
      expect(about).toMatch(/\.$/);
    }
  });

  it('calculates every figure of a complete quote', () => {
    const calculation = calculateQuote(aQuote(), someRates());
    for (const name of stepNames) expect(calculation[name], name).toEqual(expect.any(Number));
    expect(calculation.reasons).toEqual({});
    expect(calculation.warnings).toEqual([]);
  });

  it('has a figure for every computed value that the specification names', () => {
    const names = `material_cost lamination_cost core_od material_thickness lamination_thickness footage_per_roll
      outer_diameter gap_across gap_around railing_per_side primer_cost_per_msi coating_cost_per_msi overhead_per_hour
      overhead_per_minute calculated_number_across label_repeat print_width web_width press_setup_time
      press_setup_footage finishing_setup_time finishing_setup_footage rewind_setup_time rewind_setup_footage
      press_run_speed finishing_run_speed rewind_run_speed press_labor_per_hour press_labor_per_minute
      finishing_labor_per_hour finishing_labor_per_minute rewind_labor_per_hour rewind_labor_per_minute setup_time
      setup_time_cost setup_footage setup_msi setup_material_cost linear_feet_per_m_labels
      stock_msi_per_m_labels_with_waste stock_cost_per_m_labels ink_and_primer_msi_per_m_labels_with_waste
      ink_and_primer_cost_per_m_labels coating_msi_per_m_labels_with_waste coating_cost_per_m_labels
      rewind_cycles_per_m_labels setup_time_and_material_cost time_and_material_cost_per_m_labels`.split(/\s+/);
    expect(stepNames).toEqual(expect.arrayContaining(names));
  });
});
