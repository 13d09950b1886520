import { describe, expect, it } from 'vitest';
import { defineFields } from '../../../src/fields/field';
import { AddedEarlier } from '../../../src/ui/conflicts/saveMerging';
import { addOnce } from '../../../src/ui/saving/addOnce';
import type { Addition } from '../../../src/ui/saving/useSaveRecord';

const fields = defineFields([
  { source: 'customer_name', label: 'Name', type: 'text' },
  { source: 'city', label: 'City', type: 'text' },
]);

type Values = Readonly<Record<string, unknown>>;
type Fate = 'answers' | 'loses the answer' | 'never arrives' | 'refuses';

/** A server that keeps idempotency keys, on a line on which things happen to the calls, in this order. */
const line = (...fates: Fate[]) => {
  const made = new Map<string, Values & { id: number }>();
  const sent: Values[] = [];
  const add = async (values: Values, key: string) => {
    sent.push(values);
    const fate = fates.shift() ?? 'answers';
    if (fate === 'never arrives') throw Object.assign(new Error('unreachable'), { status: 0 });
    if (fate === 'refuses') throw Object.assign(new Error('no'), { status: 400, body: {} });
    const record = made.get(key) ?? { ...values, id: made.size + 1 };
    made.set(key, record);
    if (fate === 'loses the answer') throw Object.assign(new Error('unreachable'), { status: 0 });
    return record;
  };
  return { add, made, sent };
};

const anAddition = () => ({ current: { key: 'k', unanswered: null } as Addition });
const nothing = () => undefined;

describe('adding a record', () => {
  it('makes one when the answer was lost and the same is sent again', async () => {
    const { add, made } = line('loses the answer');
    const addition = anAddition();
    const values = { customer_name: 'Harbor', city: null };
    await expect(addOnce({ addition, values, fields, add, onChange: nothing })).rejects.toThrow('unreachable');
    expect(await addOnce({ addition, values, fields, add, onChange: nothing })).toMatchObject({ id: 1 });
    expect(made.size).toBe(1);
  });

  it.each<Fate>(['loses the answer', 'never arrives'])(
    'makes one, of what was sent first, when a try that %s was changed since',
    async (fate) => {
      const { add, made, sent } = line(fate);
      const addition = anAddition();
      const first = { customer_name: 'Harbor', city: null };
      const second = { customer_name: 'Harbor', city: 'Astoria' };
      await expect(addOnce({ addition, values: first, fields, add, onChange: nothing })).rejects.toThrow('unreachable');
      const again = addOnce({ addition, values: second, fields, add, onChange: nothing });
      await expect(again).rejects.toBeInstanceOf(AddedEarlier);
      await expect(again).rejects.toMatchObject({ record: { id: 1 }, asked: first });
      expect(sent).toEqual([first, first]);
      expect(made.size).toBe(1);
    },
  );

  it('starts anew where the earlier try turns out to be refused', async () => {
    const { add, sent } = line('never arrives', 'refuses');
    const addition = anAddition();
    const first = { customer_name: null };
    const second = { customer_name: 'Harbor' };
    await expect(addOnce({ addition, values: first, fields, add, onChange: nothing })).rejects.toThrow('unreachable');
    expect(await addOnce({ addition, values: second, fields, add, onChange: nothing })).toMatchObject(second);
    expect(sent).toEqual([first, first, second]);
  });

  it('remembers what it sends before it is sent, and forgets what was refused', async () => {
    const { add } = line('refuses');
    const addition = anAddition();
    const heard: unknown[] = [];
    const onChange = () => heard.push(addition.current.unanswered);
    const values = { customer_name: 'Harbor' };
    await expect(addOnce({ addition, values, fields, add, onChange })).rejects.toThrow('no');
    expect(heard).toEqual([values, null]);
  });

  it('finds the record where the server refuses the key for other values', async () => {
    const addition = anAddition();
    const current = { id: 9, customer_name: 'Harbor' };
    const add = async () => {
      throw Object.assign(new Error('already added'), { status: 422, body: { current } });
    };
    const adding = addOnce({ addition, values: { customer_name: 'Other' }, fields, add, onChange: nothing });
    await expect(adding).rejects.toMatchObject({ record: current });
  });
});
