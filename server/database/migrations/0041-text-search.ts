/**
 * SQLite's index of the texts that tickets and quotes are searched by: every three letters in a row, of the text as
 * `lower` leaves it. Triggers keep it in step. PostgreSQL's is not here: see `server/database/textSearch.ts`.
 */
import { sql } from 'kysely';
import { type Database, isPostgres } from '../database';

const TEXTS = {
  job_tickets: [
    'po_number',
    'customer_name',
    'job_ticket_priority',
    'department',
    'die_number',
    'material_name',
    'lamination_name',
    'notes',
  ],
  quotes: [
    'customer_name',
    'quote_description',
    'die_number',
    'material_name',
    'lamination_name',
    'color_pin_setting',
    'white_pin_setting',
    'varnish_description',
    'ink_type_per_pms_color',
    'shipping_method',
  ],
} as const;

const createSearch = async (database: Database, table: string, columns: readonly string[]): Promise<void> => {
  const search = sql.table(`${table}_search`);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const lowered = (row: string) => sql.join(columns.map((column) => sql`lower(${sql.ref(`${row}${column}`)})`));
  const trigger = (event: string) => sql.id(`${table}_search_${event}`);

  // Without the texts themselves: they stand in the table.
  await sql`create virtual table ${search} using fts5(${names},
    content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(database);
  await sql`insert into ${search} (rowid, ${names}) select id, ${lowered('')} from ${sql.table(table)}`.execute(
    database,
  );
  await sql`create trigger ${trigger('insert')} after insert on ${sql.table(table)} begin
    insert into ${search} (rowid, ${names}) values (new.id, ${lowered('new.')});
  end`.execute(database);
  await sql`create trigger ${trigger('delete')} after delete on ${sql.table(table)} begin
    delete from ${search} where rowid = old.id;
  end`.execute(database);

  // Most changes of a ticket are of its status, and no text changes.
  const changed = columns.map((column) => sql`new.${sql.ref(column)} is not old.${sql.ref(column)}`);
  const values = columns.map((column) => sql`${sql.ref(column)} = lower(new.${sql.ref(column)})`);
  await sql`create trigger ${trigger('update')} after update of ${names} on ${sql.table(table)}
    when ${sql.join(changed, sql` or `)} begin
    update ${search} set ${sql.join(values)} where rowid = old.id;
  end`.execute(database);
};

export const up = async (database: Database): Promise<void> => {
  if (isPostgres(database)) return;
  for (const [table, columns] of Object.entries(TEXTS)) await createSearch(database, table, columns);
};
