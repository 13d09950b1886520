/**
 * The layouts of the grids between this browser and the server. A change is shown at once and sent a moment later; one
 * that could not be sent stays here, and is sent when the console is opened next. Once each time that it is opened, what
 * the server has is taken over: somebody may have arranged their grids in another browser. Where there is no copy to show
 * meanwhile, the first list waits for it, so that it is asked for once, in the order that its reader keeps.
 */
import { fetchGridLayouts, keepGridLayout } from '../../providers/gridLayouts';
import { readSession } from '../../providers/session';
import { parseLayout, readLayout, writeLayout } from './gridLayout';

/** Who drags a column drags it again. */
const PAUSE = 1500;

/** A list comes in its usual order rather than later than this, in milliseconds. */
const LONGEST_WAIT = 2000;

/** Says that this browser has a copy of all that the server keeps of a person, be it nothing. */
const copiedKey = (employeeId: number): string => `label-shop.copied-grids.${employeeId}`;

const unsentKey = (employeeId: number): string => `label-shop.unsent-grids.${employeeId}`;

const unsent = (employeeId: number): string[] => {
  const text = localStorage.getItem(unsentKey(employeeId));
  return text ? text.split(',') : [];
};

const markUnsent = (employeeId: number, resource: string, is: boolean): void => {
  const others = unsent(employeeId).filter((name) => name !== resource);
  const all = is ? [...others, resource] : others;
  if (all.length > 0) localStorage.setItem(unsentKey(employeeId), all.join(','));
  else localStorage.removeItem(unsentKey(employeeId));
};

const isSignedIn = (employeeId: number): boolean => readSession()?.employeeId === employeeId;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

const send = async (employeeId: number, resource: string): Promise<void> => {
  // Somebody else may have signed in meanwhile: it waits until its person does again.
  if (!isSignedIn(employeeId)) return;
  const layout = readLayout(resource, employeeId);
  await keepGridLayout(resource, layout);
  const isLast = JSON.stringify(readLayout(resource, employeeId)) === JSON.stringify(layout);
  if (isLast) markUnsent(employeeId, resource, false);
};

let hasFailed = false;

/** Sends the layout as it is in a moment; `onFailure` is told once, however often it fails. */
export const sendLayout = (employeeId: number, resource: string, onFailure: () => void): void => {
  markUnsent(employeeId, resource, true);
  const key = `${employeeId} ${resource}`;
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => {
      send(employeeId, resource).then(
        () => {
          hasFailed = false;
        },
        () => {
          if (!hasFailed) onFailure();
          hasFailed = true;
        },
      );
    }, PAUSE),
  );
};

/** Takes over what the server has, but for what is waiting here to be sent. */
const takeOver = async (employeeId: number): Promise<void> => {
  const kept = await fetchGridLayouts();
  const waiting = unsent(employeeId);
  for (const [resource, layout] of Object.entries(kept)) {
    if (!waiting.includes(resource)) writeLayout(resource, employeeId, parseLayout(JSON.stringify(layout)));
  }
  localStorage.setItem(copiedKey(employeeId), 'yes');
};

/** Sends what was left here when the console was closed. */
const sendResting = async (employeeId: number): Promise<void> => {
  const resting = unsent(employeeId).filter((resource) => !timers.has(`${employeeId} ${resource}`));
  await Promise.all(resting.map((resource) => send(employeeId, resource)));
};

const received = new Map<string, Promise<void>>();

/** Takes over what the server has, once for each signing in; settles when the copies here are up to date. */
export const receiveLayouts = (employeeId: number): Promise<void> => {
  const session = readSession();
  if (session?.employeeId !== employeeId) return Promise.resolve();
  const known = received.get(session.token);
  if (known) return known;
  const copied = takeOver(employeeId);
  // What cannot be asked for or sent stays as it is here; the request has said so on the console.
  copied.then(() => sendResting(employeeId)).catch(() => undefined);
  const asked = copied.catch(() => undefined);
  received.set(session.token, asked);
  return asked;
};

/** By the session's token; undefined once it is over. */
const waits = new Map<string, Promise<void> | undefined>();

/**
 * What the first list of the signed-in person waits for in a browser that has no copy of their layouts: asks for them,
 * and settles when the list may be asked for, with or without them. Undefined where there is nothing to wait for.
 */
export const layoutsToCome = (): Promise<void> | undefined => {
  const session = readSession();
  if (!session || session.employeeId === null) return undefined;
  const { token, employeeId } = session;
  if (waits.has(token)) return waits.get(token);
  if (localStorage.getItem(copiedKey(employeeId))) return undefined;
  const enough = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const wait = Promise.race([receiveLayouts(employeeId), enough]).then(() => void waits.set(token, undefined));
  waits.set(token, wait);
  return wait;
};
