/** Records that a screen test finds in its shop. */
import type { Api } from './shop';

export type Added = (resource: string, values: Record<string, unknown>) => Promise<{ id: number }>;

/** A function that adds a record as the administrator, by the path of its list. */
export const addedBy =
  (api: Api): Added =>
  async (resource, values) => {
    const { status, body } = await api('POST', `/api/database/${resource}/add`, values);
    const [record] = Array.isArray(body) ? (body as { id: number }[]) : [];
    if (status !== 201 || !record) throw new Error(`${resource} refused: ${status} ${JSON.stringify(body)}`);
    return record;
  };
