/** How the signed-in person has arranged the grids, as the server keeps it for every browser. */
import { GRID_LAYOUTS, KEEP_GRID_LAYOUT } from './endpoints';
import { failed, isMissing, NONSENSE, request } from './request';

type Kept = Readonly<Record<string, unknown>>;

/** The layouts by the name of the resource; what is in them the grids know. */
export const fetchGridLayouts = async (): Promise<Kept> => {
  try {
    const { json } = await request(GRID_LAYOUTS);
    if (typeof json !== 'object' || json === null || Array.isArray(json)) throw failed(GRID_LAYOUTS, {}, NONSENSE);
    return json as Kept;
  } catch (error) {
    // A server without the calls keeps no layouts: each browser has its own.
    if (isMissing(error)) return {};
    throw error;
  }
};

export const keepGridLayout = async (resource: string, layout: Kept): Promise<void> => {
  try {
    await request(KEEP_GRID_LAYOUT, { values: { resource }, body: layout });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
};
