/**
 * What lies under a deep link. Somebody who opens the address of a part sees its ticket and the list behind it, and Back
 * closes them one by one, as if they had come that way.
 */
import { isRecordId } from '../ui/paths';

const opensDialog = (segment: string): boolean => segment === 'add' || segment === 'import' || isRecordId(segment);

/** The addresses of what a path shows, from the list to the topmost dialog; the path itself is the last. */
export const layersOf = (pathname: string): string[] => {
  const segments = pathname.split('/').filter(Boolean);
  const opened = segments.flatMap((segment, index) => (opensDialog(segment) ? [index] : []));
  const [first] = opened;
  if (!first) return [pathname];
  return [
    `/${segments.slice(0, first).join('/')}`,
    ...opened.map((index) => `/${segments.slice(0, index + 1).join('/')}`),
  ];
};

/**
 * Puts the layers under the address of the page into the browser's history. Called once, before the router reads it: an
 * entry that the router has seen, after a reload or on the way back, already stands on its layers.
 */
export const layDeepLink = (): void => {
  const { history, location } = window;
  const layers = layersOf(location.pathname);
  if (history.state !== null || layers.length < 2 || layers.at(-1) !== location.pathname) return;
  layers.forEach((path, idx) => {
    // As the router keeps its entries: their place among the others, by which it tells Back from Forward.
    const state = { usr: null, key: `layer-${idx}`, idx };
    const url = path + location.search + (idx === layers.length - 1 ? location.hash : '');
    if (idx === 0) history.replaceState(state, '', url);
    else history.pushState(state, '', url);
  });
};
