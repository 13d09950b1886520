/** `GET /api/database/{resource}/{id}/uses`: by how many records of which resources a record is used. */
import type { FastifyInstance } from 'fastify';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../database/database';
import { errorSchema } from '../http/errors';
import { readId } from './ids';
import { readRecord } from './read';
import type { Resource, Resources } from './resource';
import { noSuchRecord, type Shop } from './routes';

type Uses = { resource: string; count: number };

/** The resources that use records of this one, directly or through another, each with the links it does so by. */
const usersOf = (resources: Resources, used: Resource): { resource: Resource; links: Resource['links'] }[] => {
  const names = new Set([used.name]);
  const users: ReturnType<typeof usersOf> = [];
  // A resource comes after those that it may depend on.
  for (const resource of resources) {
    // What belongs to a ticket is not counted beside it.
    if (resource.owner) continue;
    const links = resource.links.filter((link) => names.has(link.resource));
    if (links.length === 0) continue;
    names.add(resource.name);
    users.push({ resource, links });
  }
  return users;
};

/** How many records use one, per resource: a customer's quotes, and the job tickets of those quotes. */
const countUses = async (database: Database, resources: Resources, used: Resource, id: number): Promise<Uses[]> => {
  const ids = new Map<string, RawBuilder<unknown>>([[used.name, sql`${id}`]]);
  const uses: Uses[] = [];
  for (const { resource, links } of usersOf(resources, used)) {
    // Two links of one record to the same material make one use.
    const linked = links.map((link) => sql<SqlBool>`${sql.ref(link.field)} in (${ids.get(link.resource)})`);
    const condition = sql<SqlBool>`(${sql.join(linked, sql` or `)})`;
    ids.set(resource.name, sql`select ${sql.ref(resource.key)} from ${sql.table(resource.table)} where ${condition}`);
    const row = await database
      .selectFrom(resource.table)
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .where(condition)
      .executeTakeFirstOrThrow();
    uses.push({ resource: resource.name, count: Number(row.count) });
  }
  return uses;
};

export const registerUses = (app: FastifyInstance, { database, resources }: Shop, resource: Resource): void => {
  if (usersOf(resources, resource).length === 0) return;
  app.get<{ Params: { id: string } }>(
    `/database/${resource.name}/:id/uses`,
    {
      config: { access: { uses: resource.name } },
      schema: {
        summary: `By how many records a ${resource.singular} is used`,
        tags: [resource.name],
        params: { type: 'object', properties: { id: { type: 'string' } } },
        response: {
          200: {
            type: 'array',
            items: { type: 'object', properties: { resource: { type: 'string' }, count: { type: 'integer' } } },
          },
          '4xx': errorSchema,
        },
      },
    },
    async ({ params }) => {
      const id = readId(params.id);
      if (id === null || !(await readRecord(database, resource, id))) throw noSuchRecord(resource, params.id);
      return countUses(database, resources, resource, id);
    },
  );
};
