/** The statements of the limit, which both databases read alike. */

const TEXTS = [
  'po_number',
  'customer_name',
  'job_ticket_priority',
  'department',
  'die_number',
  'material_name',
  'lamination_name',
  'notes',
];

export const COLUMNS = `id, version, quote_id, po_number, customer_name, date_of_order, due_date, job_ticket_priority,
  department, job_ticket_status, die_number, die_status, material_name, material_status, lamination_name,
  lamination_status, footage, time, notes, quote_changed_at`;

export const orderOf = (source: string, direction: string): string => {
  if (source === 'id') return `id ${direction}`;
  const value = [...TEXTS, 'job_ticket_status'].includes(source) ? `lower(${source})` : source;
  return `(${source} is null), ${value} ${direction}, id`;
};

export const patternOf = (text: string | undefined): string => `%${String(text).toLowerCase()}%`;

/** The condition of the one filter that is asked for, and how often its pattern stands in it. */
export const conditionOf = (key: string | undefined, pattern: string): { where: string; patterns: number } => {
  const contains = (source: string): string => `lower(${source}) like ${pattern} escape '\\'`;
  if (key === undefined) return { where: '', patterns: 0 };
  if (key === 'q') return { where: `where (${TEXTS.map(contains).join(' or ')})`, patterns: TEXTS.length };
  return { where: `where ${contains(key.replace(/_q$/, ''))}`, patterns: 1 };
};
