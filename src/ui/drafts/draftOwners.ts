/**
 * Which drafts belong to a form that is still open, in this tab or in another: those are being typed in, and are not
 * offered to anybody else. The forms of a browser ask each other.
 */
const CHANNEL = 'label-shop.drafts';

/** Longer than any open tab takes to say that a draft is its own, in milliseconds. */
const ANSWER_TIME = 150;

/** Tabs may share one thread: while this one keeps it busy the others cannot answer, and that time is no more than one step. */
const STEPS = 5;

type Message = { asked: string } | { owned: string };

/** Answers for an open form until the returned function is called. `keyNow` tells which draft it is writing. */
export const answerForDraft = (keyNow: () => string): (() => void) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('asked' in data && data.asked === keyNow()) channel.postMessage({ owned: data.asked });
  };
  return () => channel.close();
};

/** The keys among these that no open form answers for. */
export const abandonedAmong = async (keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const channel = new BroadcastChannel(CHANNEL);
  const owned = new Set<string>();
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('owned' in data) owned.add(data.owned);
  };
  for (const key of keys) channel.postMessage({ asked: key });
  for (let step = 0; step < STEPS; step += 1) await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME / STEPS));
  channel.close();
  return keys.filter((key) => !owned.has(key));
};
