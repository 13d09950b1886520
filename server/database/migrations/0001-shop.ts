/** The shop: setup data, quotes, job tickets with their parts and timesheets, users, and the history of all of them. */
import type { Database } from '../database';
import {
  type Column,
  createIndex,
  createRecordTable,
  createSortIndexes,
  createTable,
  createUniqueTextIndex,
} from './definitions';

const columnsOf = (column: Column, ...names: string[]): Record<string, Column> =>
  Object.fromEntries(names.map((name) => [name, column]));

const quoteRowColumns = (row: number): Record<string, Column> => ({
  [`row_${row}_include`]: 'boolean',
  [`row_${row}_m_labels`]: 'number',
  [`row_${row}_override_type`]: 'integer',
  [`row_${row}_price_per_label_override`]: 'number',
  [`row_${row}_profit_override`]: 'number',
  [`row_${row}_margin_override`]: 'number',
});

const createSetup = async (database: Database): Promise<void> => {
  await createRecordTable(
    database,
    'customers',
    columnsOf(
      'text',
      'customer_name',
      'contact',
      'contact_title',
      'email',
      'office_number',
      'mobile_number',
      'street_1',
      'street_2',
      'city',
      'address_state',
      'zip',
      'country',
      'notes',
      'address',
      'city_state_zip',
      'phone_number',
    ),
  );

  await createRecordTable(database, 'tooling', {
    die_number: 'text',
    ...columnsOf('number', 'size_across', 'size_around', 'gap_across', 'gap_around'),
    ...columnsOf('integer', 'number_across', 'number_around'),
    ...columnsOf('number', 'die_repeat_in', 'die_repeat_mm'),
  });
  await createUniqueTextIndex(database, 'tooling', 'die_number');

  await createRecordTable(database, 'materials', {
    ...columnsOf('text', 'material_name', 'material_type'),
    ...columnsOf('number', 'mil_thickness_w_liner', 'material_price', 'fuel_price', 'freight_price'),
    ...columnsOf('number', 'other_surcharges', 'markup', 'calculated_subtotal', 'customer_price'),
  });

  await createRecordTable(
    database,
    'overhead',
    columnsOf(
      'number',
      'rent',
      'electric',
      'domino',
      'liberty_mutual',
      'am_trust',
      'accounting',
      'other_stuff',
      'total',
    ),
    'calendar_year',
  );

  await createRecordTable(database, 'standards', {
    ...columnsOf('number', 'press_setup_time', 'press_setup_footage', 'press_run_speed', 'press_labor_per_hour'),
    ...columnsOf('number', 'finishing_setup_time', 'finishing_setup_footage'),
    ...columnsOf('number', 'finishing_run_speed', 'finishing_labor_per_hour'),
    ...columnsOf('number', 'rewind_setup_time', 'rewind_setup_footage', 'rewind_run_speed', 'rewind_labor_per_hour'),
    ...columnsOf('number', 'rewind_changeover_time', 'productive_hours_per_year'),
    ...columnsOf('number', 'primer_cost_per_msi', 'coating_cost_per_msi', 'core_wall'),
    ...columnsOf('number', 'railing_per_side', 'max_web_width', 'max_print_width', 'max_outer_diameter'),
    minimum_margin: 'number',
    ...columnsOf('text', 'shop_name', 'shop_address', 'shop_phone', 'shop_email'),
    quote_valid_days: 'integer',
    terms: 'text',
    ...columnsOf('text', 'copy_position_1', 'copy_position_2', 'copy_position_3', 'copy_position_4'),
    ...columnsOf('text', 'copy_position_5', 'copy_position_6', 'copy_position_7', 'copy_position_8'),
    confirmed: 'boolean',
  });

  await createRecordTable(database, 'users', {
    ...columnsOf('text', 'user', 'username'),
    roleId: 'integer',
    disabled: 'boolean',
    password_hash: 'text',
    // A token carries the number; raising it ends every session of the user.
    session: 'integer',
  });
  await createUniqueTextIndex(database, 'users', 'username');
};

const createQuotes = async (database: Database): Promise<void> => {
  await createRecordTable(database, 'quotes', {
    customer_id: { references: 'customers' },
    ...columnsOf('text', 'customer_name', 'quote_description'),
    tooling_id: { references: 'tooling' },
    die_number: 'text',
    ...columnsOf('number', 'size_across', 'size_around'),
    across_override: 'integer',
    material_id: { references: 'materials' },
    material_name: 'text',
    lamination_id: { references: 'materials' },
    lamination_name: 'text',
    ink_cost_per_msi: 'number',
    ...columnsOf('boolean', 'coating', 'coating_is_spot', 'corona', 'primer'),
    ...columnsOf('number', 'waste', 'markup', 'labels_per_row', 'labels_per_roll', 'labels_per_sheet'),
    ...columnsOf('text', 'color_pin_setting', 'white_pin_setting'),
    ...columnsOf('number', 'material_height', 'y_offset_value'),
    ...columnsOf('number', 'press_press_tension', 'press_unwind_tension', 'press_rewind_tension'),
    ...columnsOf('boolean', 'semi_rotary', 'center_dancer', 'printing_mode'),
    ...columnsOf('boolean', 'full_rotary', 'blank_web', 'printed_web'),
    ...columnsOf('number', 'finisher_press_tension', 'finisher_unwind_tension', 'finisher_rewind_tension'),
    dispro_trim_value: 'number',
    ...columnsOf('text', 'varnish_description', 'ink_type_per_pms_color'),
    label_across: 'integer',
    core_id: 'number',
    shipping_method: 'text',
    ...Object.assign({}, ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(quoteRowColumns)),
    priced_at: 'text',
    // JSON: every calculated value, and the rates that it was calculated with.
    ...columnsOf('text', 'calculation', 'rates'),
  });
  for (const reference of ['customer_id', 'tooling_id', 'material_id', 'lamination_id']) {
    await createIndex(database, 'quotes', reference);
  }
  for (const column of ['customer_name', 'quote_description', 'material_name', 'lamination_name']) {
    await createSortIndexes(database, 'quotes', column, 'text');
  }
  for (const column of ['size_across', 'size_around']) await createSortIndexes(database, 'quotes', column, 'value');
};

const createJobTickets = async (database: Database): Promise<void> => {
  await createRecordTable(database, 'job_tickets', {
    quote_id: { references: 'quotes' },
    ...columnsOf('text', 'po_number', 'customer_name', 'date_of_order', 'due_date'),
    ...columnsOf('text', 'job_ticket_priority', 'department', 'job_ticket_status'),
    ...columnsOf('text', 'die_number', 'die_status', 'material_name', 'material_status'),
    ...columnsOf('text', 'lamination_name', 'lamination_status'),
    ...columnsOf('number', 'footage', 'time'),
    notes: 'text',
  });
  await createIndex(database, 'job_tickets', 'quote_id');
  for (const column of [
    'po_number',
    'customer_name',
    'job_ticket_priority',
    'department',
    'job_ticket_status',
    'die_number',
    'material_name',
    'lamination_name',
  ]) {
    await createSortIndexes(database, 'job_tickets', column, 'text');
  }
  for (const column of ['quote_id', 'date_of_order', 'due_date', 'footage', 'time']) {
    await createSortIndexes(database, 'job_tickets', column, 'value');
  }

  await createRecordTable(database, 'job_ticket_parts', {
    job_ticket_id: { references: 'job_tickets' },
    part_number: 'text',
    ...columnsOf('number', 'quantity', 'quantity_m', 'qty_done', 'footage', 'full_rolls', 'partial_qty'),
    ...columnsOf('number', 'job_lead_in', 'co_lead_in', 'co_lead_out'),
    cos: 'integer',
    ...columnsOf('number', 'job_lead_out', 'sheets'),
    copy_position: 'integer',
    part_status: 'text',
    quote_id: { references: 'quotes' },
    tooling_id: { references: 'tooling' },
  });
  await createIndex(database, 'job_ticket_parts', 'job_ticket_id');

  await createRecordTable(database, 'timesheets', {
    job_ticket_id: { references: 'job_tickets' },
    ...columnsOf('text', 'input_date', 'customer_name', 'category', 'activity'),
    show_client: 'boolean',
    details: 'text',
    ...columnsOf('number', 'hours', 'rate', 'total'),
  });
  await createIndex(database, 'timesheets', 'job_ticket_id');
};

const createHistory = async (database: Database): Promise<void> => {
  await createTable(database, 'history', {
    resource: 'text',
    record_id: 'integer',
    // The record whose history it is shown with: a part's changes stand in its ticket's history.
    owner_resource: 'text',
    owner_id: 'integer',
    at: 'text',
    user_id: 'integer',
    user_name: 'text',
    action: 'text',
    // JSON: the changed fields with their old and new values.
    changes: 'text',
  });
  await createIndex(database, 'history', 'resource', 'record_id', 'id');
  await createIndex(database, 'history', 'owner_resource', 'owner_id', 'id');
};

export const up = async (database: Database): Promise<void> => {
  await createSetup(database);
  await createQuotes(database);
  await createJobTickets(database);
  await createHistory(database);
};
