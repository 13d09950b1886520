/**
 * Who may call what, written down apart from the code that enforces it: every route of the server stands here, and a
 * test fails for one that does not.
 *
 * `anybody` needs no token; `signedIn` is for every user; `staff` for those who work with job tickets, who are all
 * users today; `administrators` for them alone; `operators` for administrators and programs on the same machine.
 */
export type Rule = 'anybody' | 'signedIn' | 'staff' | 'administrators' | 'operators';

/** What tells whether the server is there, also to those that want no text. */
const ofHealth = ['', '/live', '/ready'].flatMap((path) => [`GET /api/health${path}`, `HEAD /api/health${path}`]);

const get = (path: string) => `GET /api/database${path}`;
const post = (path: string) => `POST /api/database${path}`;
const put = (path: string) => `PUT /api/database${path}`;

/** What else can be done with the records of a list: take them along as a file, and find many of them at once. */
const ofList = (name: string) => [get(`/${name}/export.csv`), post(`/${name}/lookup`)];

const API: Record<Rule, readonly string[]> = {
  anybody: [...ofHealth, post('/users/login')],
  operators: ['GET /api/metrics'],
  signedIn: [
    put('/users/:id/password'),
    get('/grid-layouts'),
    put('/grid-layouts/:resource'),
    get('/customers/options'),
    get('/tooling/options'),
    get('/materials/options'),
    get('/lamination/options'),
    get('/quotes/options'),
  ],
  staff: [
    get('/job-tickets'),
    ...ofList('job-tickets'),
    get('/job-tickets/:id'),
    post('/job-tickets/add'),
    put('/job-tickets/:id/update'),
    get('/job-tickets/:id/history'),
    get('/job-tickets/:id/parts'),
    get('/job-ticket-parts/:id/history'),
    post('/job-tickets/parts/add'),
    put('/job-tickets/parts/update'),
    get('/job-tickets/:id/timesheets'),
    post('/timesheets/add'),
    put('/timesheets/:id/update'),
    get('/timesheets/:id/history'),
  ],
  administrators: [
    'GET /api/openapi.json',
    get('/quotes'),
    ...ofList('quotes'),
    get('/quotes/:id'),
    post('/quotes/add'),
    put('/quotes/:id/update'),
    get('/quotes/:id/history'),
    get('/quotes/:id/uses'),
    post('/quotes/price'),
    post('/quotes/:id/duplicate'),
    ...['customers', 'tooling', 'materials'].flatMap((name) => [
      get(`/${name}`),
      ...ofList(name),
      get(`/${name}/:id`),
      post(`/${name}/add`),
      put(`/${name}/:id/update`),
      get(`/${name}/:id/history`),
      get(`/${name}/:id/uses`),
      post(`/${name}/import`),
      post(`/${name}/import/check`),
    ]),
    get('/overheads'),
    ...ofList('overhead'),
    get('/overhead/:id'),
    post('/overhead/add'),
    put('/overhead/:id/update'),
    get('/overhead/:id/history'),
    get('/users'),
    ...ofList('users'),
    get('/users/:id'),
    post('/users/add'),
    put('/users/:id/update'),
    get('/users/:id/history'),
    get('/standards'),
    put('/standards/update'),
    get('/standards/:id/history'),
  ],
};

/** The rule of each route. */
export const RULES: ReadonlyMap<string, Rule> = new Map(
  (Object.keys(API) as Rule[]).flatMap((rule) => API[rule].map((route) => [route, rule] as const)),
);
