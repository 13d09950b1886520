/** How each user has arranged each grid: as JSON, which only the grids themselves read. */
import { sql } from 'kysely';
import type { Database } from '../database';
import { createTable } from './definitions';

export const up = async (database: Database): Promise<void> => {
  await createTable(database, 'grid_layouts', {
    user_id: { references: 'users' },
    resource: 'text',
    layout: 'text',
  });
  await sql`create unique index grid_layouts_user_id_resource_unique on grid_layouts (user_id, resource)`.execute(
    database,
  );
};
