/**
 * The calls the console makes, as one table: where each is sent, and what the console says when it fails.
 *
 * `{id}` stands for the record's id and any other `{name}` for that value of the record or of the list's filter. A call
 * whose row is missing is the conventional one, so a new resource needs no row here at all:
 *
 *     list     GET  /name                options  GET  /name/options
 *     one      GET  /name/{id}           history  GET  /name/{id}/history
 *     update   PUT  /name/{id}/update    add      POST /name/add
 *     uses     GET  /name/{id}/uses       import   POST /name/import
 *     csv      GET  /name/export.csv      lookUp   POST /name/lookup
 */
export const API = '/api/database';

/** A call, and the text that tells of its failure. */
export type Call = {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly failure: string;
  /** What could not be read, for a person, where `failure` would call it missing: "Quote #7". */
  readonly unread?: string;
};

export type Endpoints = {
  readonly list: Call;
  readonly one: Call;
  readonly update: Call;
  readonly add: Call;
  readonly options: Call;
  readonly history: Call;
  readonly uses: Call;
  readonly checkImport: Call;
  readonly import: Call;
  readonly csv: Call;
  readonly lookUp: Call;
  /** The field that names a record in the paths, where it is not `id`. */
  readonly key: string;
  /** The server lists all its records in one short answer, and one record is found in that list by its id. */
  readonly listedWhole: boolean;
  /** An empty list is no failure: the error catalogue has no words for it. */
  readonly mayBeEmpty: boolean;
};

const get = (path: string, failure: string, unread?: string): Call => ({ method: 'GET', path, failure, unread });
const put = (path: string, failure: string): Call => ({ method: 'PUT', path, failure });
const post = (path: string, failure: string): Call => ({ method: 'POST', path, failure });

export const LOGIN = post('/users/login', 'Failed to login');
export const PRICE_QUOTE = post('/quotes/price', 'Unable to price quote');
export const DUPLICATE_QUOTE = post('/quotes/{id}/duplicate', 'Unable to duplicate quote');
export const GRID_LAYOUTS = get('/grid-layouts', 'Unable to fetch grid layouts');
export const KEEP_GRID_LAYOUT = put('/grid-layouts/{resource}', 'Unable to keep grid layout of {resource}');
export const CHANGE_PASSWORD = put('/users/{id}/password', 'Unable to change password');

const endpoints: Readonly<Record<string, Partial<Endpoints>>> = {
  // The closing brace after {id} is part of the address: users, tooling and materials are asked for with it.
  users: {
    list: get('/users', 'Unable to fetch users'),
    one: get('/users/{id}}', 'No user found with Id {id}', 'User #{id}'),
    update: put('/users/{id}/update', 'Unable to update user with Id {id}'),
    add: post('/users/add', 'Unable to create new user'),
  },
  'job-tickets': {
    list: get('/job-tickets', 'Unable to fetch job tickets'),
    one: get('/job-tickets/{id}', 'No JobTicket found with Id {id}', 'Job Ticket #{id}'),
    update: put('/job-tickets/{id}/update', 'Unable to update job ticket with Id {id}'),
    add: post('/job-tickets/add', 'Unable to create new job ticket'),
  },
  'job-ticket-parts': {
    list: get(
      '/job-tickets/{job_ticket_id}/parts',
      'No parts found for quote with Id {job_ticket_id}',
      'Parts of Job Ticket #{job_ticket_id}',
    ),
    one: get('/job-tickets/{job_ticket_id}/parts', 'No part found with Id {id}', 'Part #{id}'),
    update: put('/job-tickets/parts/update', 'Unable to update part'),
    add: post('/job-tickets/parts/add', 'Unable to create new part'),
    listedWhole: true,
  },
  timesheets: {
    list: get('/job-tickets/{job_ticket_id}/timesheets', 'Unable to fetch timesheet'),
    one: get(
      '/job-tickets/{job_ticket_id}/timesheets',
      'No timesheet entry found with Id {id}',
      'Timesheet Entry #{id}',
    ),
    update: put('/timesheets/{id}/update', 'Unable to update timesheet entry'),
    add: post('/timesheets/add', 'Unable to add timesheet entry'),
    listedWhole: true,
    mayBeEmpty: true,
  },
  quotes: {
    list: get('/quotes', 'Unable to fetch quotes'),
    one: get('/quotes/{id}', 'No quote found with Id', 'Quote #{id}'),
    update: put('/quotes/{id}/update', 'Unable to update quote'),
    add: post('/quotes/add', 'Unable to create new quote'),
  },
  customers: {
    list: get('/customers', 'Unable to fetch customers'),
    one: get('/customers/{id}', 'No customer found with Id', 'Customer #{id}'),
    update: put('/customers/{id}/update', 'Unable to update customer'),
    add: post('/customers/add', 'Unable to create new customer'),
    options: get('/customers/options', 'Unable to fetch customers'),
  },
  tooling: {
    list: get('/tooling', 'Unable to fetch tooling'),
    one: get('/tooling/{id}}', 'No tooling found with Id', 'Tooling #{id}'),
    update: put('/tooling/{id}/update', 'Unable to update tooling'),
    add: post('/tooling/add', 'Unable to create tooling'),
    options: get('/tooling/options', 'Unable to fetch tooling'),
  },
  materials: {
    list: get('/materials', 'Unable to fetch materials'),
    one: get('/materials/{id}}', 'No material found with Id', 'Material #{id}'),
    update: put('/materials/{id}/update', 'Unable to update material'),
    add: post('/materials/add', 'Unable to add material'),
    options: get('/materials/options', 'Unable to fetch materials'),
  },
  lamination: {
    options: get('/lamination/options', 'Unable to fetch lamination'),
  },
  overhead: {
    key: 'calendar_year',
    list: get('/overheads', 'Unable to fetch overhead'),
    one: get('/overhead/{calendar_year}', 'No overhead found for {calendar_year}', 'Overhead {calendar_year}'),
    update: put('/overhead/{calendar_year}/update', 'Unable to update overhead'),
    add: post('/overhead/add', 'Unable to add overhead'),
  },
  standards: {
    list: get('/standards', 'Unable to fetch standards'),
    one: get('/standards', 'No standards found', 'Standards'),
    update: put('/standards/update', 'Unable to update standards'),
    listedWhole: true,
  },
};

const conventional = (name: string): Endpoints => ({
  list: get(`/${name}`, `Unable to fetch ${name}`),
  one: get(`/${name}/{id}`, `No ${name} found with Id {id}`, `${name} #{id}`),
  update: put(`/${name}/{id}/update`, `Unable to update ${name} with Id {id}`),
  add: post(`/${name}/add`, `Unable to add ${name}`),
  options: get(`/${name}/options`, `Unable to fetch ${name}`),
  history: get(`/${name}/{id}/history`, `Unable to fetch history of ${name} with Id {id}`),
  uses: get(`/${name}/{id}/uses`, `Unable to fetch uses of ${name} with Id {id}`),
  checkImport: post(`/${name}/import/check`, 'Unable to check the file'),
  import: post(`/${name}/import`, `Unable to import ${name}`),
  csv: get(`/${name}/export.csv`, `Unable to save ${name} as CSV`),
  lookUp: post(`/${name}/lookup`, `Unable to look up ${name}`),
  key: 'id',
  listedWhole: false,
  mayBeEmpty: false,
});

/** The calls of a resource. */
export const endpointsOf = (resource: string): Endpoints => ({
  ...conventional(resource),
  ...(Object.hasOwn(endpoints, resource) ? endpoints[resource] : {}),
});

const PLACEHOLDER = /\{(\w+)\}/g;

/** The names of the values a call's path needs. */
export const valuesNeeded = (call: Call): string[] =>
  [...call.path.matchAll(PLACEHOLDER)].map((match) => match[1] ?? '');

/** A path or text with its placeholders filled. Throws where a value is missing: the caller forgot it. */
export const fill = (
  template: string,
  values: Readonly<Record<string, unknown>>,
  encode: (value: string) => string = String,
): string =>
  template.replace(PLACEHOLDER, (_, name: string) => {
    const value = values[name];
    if (value === undefined || value === null) throw new Error(`"${template}" needs ${name}`);
    return encode(String(value));
  });

/** The catalogue's "No customer found with Id" ends without the number, and is logged so; a person is told it. */
export const numbered = (text: string, id: unknown): string =>
  text.endsWith(' Id') && id !== undefined ? `${text} ${id}` : text;

/** What a person is told of a record that cannot be there: no record has such an id. */
export const noSuchRecord = (resource: string, id: string): string => {
  const { one, key } = endpointsOf(resource);
  return numbered(fill(one.failure, { id, [key]: id }), id);
};
