/** Records as a client sends them: whole and plausible, with whatever a test is about changed. */
type Values = Record<string, unknown>;

export const aCustomer = (values: Values = {}): Values => ({
  customer_name: 'Harbor Brewing',
  contact: 'Joan Miller',
  city: 'Portland',
  address_state: 'ME',
  zip: '04101',
  ...values,
});

let dies = 0;

export const aDie = (values: Values = {}): Values => ({
  die_number: `D-${1000 + dies++}`,
  size_across: 3,
  size_around: 2,
  gap_across: 0.125,
  gap_around: 0.125,
  number_across: 4,
  number_around: 6,
  ...values,
});

export const aMaterial = (values: Values = {}): Values => ({
  material_name: 'White BOPP',
  material_type: 'Material',
  mil_thickness_w_liner: 6,
  material_price: 0.55,
  fuel_price: 0.001,
  freight_price: 0.0344,
  other_surcharges: 0.04,
  markup: 0,
  ...values,
});

export const aLamination = (values: Values = {}): Values =>
  aMaterial({
    material_name: 'Gloss Lamination',
    material_type: 'Lamination',
    mil_thickness_w_liner: 0.8,
    material_price: 0.18,
    ...values,
  });

export const anOverhead = (values: Values = {}): Values => ({
  calendar_year: 2024,
  rent: 60_000,
  electric: 12_000,
  other_stuff: 24_000,
  ...values,
});

export const aQuote = (values: Values = {}): Values => ({
  quote_description: 'Pale ale, front label',
  size_across: 3,
  size_around: 2,
  labels_per_roll: 1000,
  ink_cost_per_msi: 0.35,
  ...values,
});

export const aJobTicket = (values: Values = {}): Values => ({
  po_number: 'PO-4711',
  due_date: '2026-06-01',
  job_ticket_priority: 'Normal',
  department: 'Press',
  job_ticket_status: 'needed',
  ...values,
});

export const aPart = (values: Values = {}): Values => ({ part_number: 'A-1', quantity: 10_000, ...values });

export const aTimesheetEntry = (values: Values = {}): Values => ({
  input_date: '2026-05-30',
  category: 'Press',
  activity: 'Run',
  hours: 1.5,
  rate: 40,
  ...values,
});

let people = 0;

export const aUser = (values: Values = {}): Values => {
  people += 1;
  return { user: `Person ${people}`, username: `person${people}`, roleId: 2, password: 'correct horse', ...values };
};
