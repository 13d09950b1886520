import { describe, expect, it } from 'vitest';
import { abandonedAmong, answerForDraft } from '../../../src/ui/drafts/draftOwners';

/** Keeps the thread from anything else, longer than an answer is waited for. */
const keepBusy = (): void => {
  const until = performance.now() + 400;
  while (performance.now() < until);
};

describe('A draft', () => {
  it('is abandoned where no open form answers for it, and only then', async () => {
    const close = answerForDraft(() => 'open');
    expect(await abandonedAmong(['open', 'left'])).toEqual(['left']);
    close();
    expect(await abandonedAmong(['open', 'left'])).toEqual(['open', 'left']);
  });

  it('is not taken for abandoned where the tab that asks keeps the one that owns it from answering', async () => {
    const close = answerForDraft(() => 'open');
    // From here on timers that are due come before any message.
    await new Promise((resolve) => setImmediate(resolve));
    const asked = abandonedAmong(['open']);
    keepBusy();
    expect(await asked).toEqual([]);
    close();
  });
});
