/**
 * The layouts of the grids between this browser and the server. A change is shown at once and sent a moment later; one
 * that could not be sent stays here, and is sent when the console is opened next. Once each time that it is opened, what
 * the server has is taken over: somebody may have arranged their grids in another browser.
 */
import { fetchGridLayouts, keepGridLayout } from '../../providers/gridLayouts';
import { readSession } from '../../providers/session';
import { parseLayout, readLayout, writeLayout } from './gridLayout';

/** Who drags a column drags it again. */
const PAUSE = 1500;

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

const receive = async (employeeId: number): Promise<void> => {
  const kept = await fetchGridLayouts();
  const waiting = unsent(employeeId);
  for (const [resource, layout] of Object.entries(kept)) {
    if (!waiting.includes(resource)) writeLayout(resource, employeeId, parseLayout(JSON.stringify(layout)));
  }
  const resting = waiting.filter((resource) => !timers.has(`${employeeId} ${resource}`));
  await Promise.all(resting.map((resource) => send(employeeId, resource)));
};

const received = new Map<string, Promise<void>>();

/** Takes over what the server has, once for each signing in; settles when the copies here are up to date. */
export const receiveLayouts = (employeeId: number): Promise<void> => {
  const session = readSession();
  if (session?.employeeId !== employeeId) return Promise.resolve();
  const known = received.get(session.token);
  // What cannot be asked for stays as it is here; the request has said so on the console.
  const asked = known ?? receive(employeeId).catch(() => undefined);
  received.set(session.token, asked);
  return asked;
};
