import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defineFields } from '../../../src/fields/field';
import { changedValues, withoutPasswords } from '../../../src/ui/drafts/changedValues';
import { type Draft, draftsFor, removeDraft, writeDraft } from '../../../src/ui/drafts/draftStore';
import { draftText } from '../../../src/ui/drafts/draftText';

const room = { left: Number.POSITIVE_INFINITY };
let stored: Record<string, string>;

/** A local storage whose names can be listed, as a browser's, and which may be full. */
beforeEach(() => {
  room.left = Number.POSITIVE_INFINITY;
  const storage = Object.create({
    getItem: (name: string) => stored[name] ?? null,
    setItem: (name: string, text: string) => {
      const used = Object.entries(stored).reduce((sum, [key, value]) => sum + (key === name ? 0 : value.length), 0);
      if (used + text.length > room.left) throw new Error('QuotaExceededError');
      stored[name] = text;
    },
    removeItem: (name: string) => delete stored[name],
  });
  stored = storage;
  vi.stubGlobal('localStorage', storage);
});

const place = { user: 7, resource: 'job-tickets', path: '/job-tickets/4' };
const aDraft = (values: Partial<Draft> = {}): Draft => ({
  ...place,
  key: 'k',
  at: new Date().toISOString(),
  base: { id: 4, version: 1 },
  values: { po_number: 'PO-1' },
  unanswered: null,
  ...values,
});
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();

describe('drafts', () => {
  it('are found by their person and form, the newest first', () => {
    writeDraft(aDraft({ key: 'old', at: daysAgo(2) }));
    writeDraft(aDraft({ key: 'new' }));
    writeDraft(aDraft({ key: 'other person', user: 8 }));
    writeDraft(aDraft({ key: 'other record', path: '/job-tickets/5' }));
    expect(draftsFor(place).map(({ key }) => key)).toEqual(['new', 'old']);
    removeDraft('new');
    expect(draftsFor(place).map(({ key }) => key)).toEqual(['old']);
  });

  it('are given up after a week, and what is none is removed', () => {
    writeDraft(aDraft({ at: daysAgo(8) }));
    localStorage.setItem('label-shop.draft.broken', '{"key":');
    localStorage.setItem('token', 'stays');
    expect(draftsFor(place)).toEqual([]);
    expect(Object.keys(stored)).toEqual(['token']);
  });

  it('make room by giving up the oldest, and say when there is none', () => {
    const length = JSON.stringify(aDraft({ key: '1' })).length;
    room.left = length * 2 + 10;
    for (const key of ['1', '2', '3']) expect(writeDraft(aDraft({ key, at: daysAgo(4 - Number(key)) }))).toBe(true);
    expect(draftsFor(place).map(({ key }) => key)).toEqual(['3', '2']);
    room.left = 10;
    expect(writeDraft(aDraft({ key: '4' }))).toBe(false);
  });

  it('are not kept when they are too long for a browser', () => {
    expect(writeDraft(aDraft({ values: { notes: 'x'.repeat(300_000) } }))).toBe(false);
    expect(draftsFor(place)).toEqual([]);
  });
});

describe('what a draft holds', () => {
  const fields = defineFields([
    { source: 'user', label: 'Name', type: 'text' },
    { source: 'quantity', label: 'Quantity', type: 'number' },
    { source: 'footage', label: 'Footage', type: 'number', readOnly: 'calculated' },
    { source: 'password', label: 'Password', type: 'password', minLength: 10, maxLength: 200 },
  ]);

  it('is what was changed, half typed or not, and never a password', () => {
    const values = { user: 'Ann', quantity: '1e', footage: 3, password: 'secret', version: 2 };
    expect(changedValues(fields, 'create', { user: null, quantity: null }, values)).toEqual({
      user: 'Ann',
      quantity: '1e',
    });
    expect(withoutPasswords(fields, values)).not.toHaveProperty('password');
  });

  it('is not what was only touched', () => {
    expect(changedValues(fields, 'update', { user: 'Ann', quantity: 5 }, { user: 'Ann ', quantity: '5' })).toEqual({});
  });

  it('is said with its time, and with what has happened since', () => {
    const now = new Date(2026, 4, 3, 12, 0);
    const draft = aDraft({ at: new Date(2026, 4, 3, 10, 42).toISOString(), values: { user: 'Ann', quantity: 5 } });
    expect(draftText(draft, fields, 1, now)).toBe('Unsaved changes from 10:42 AM: Name, Quantity.');
    expect(draftText(draft, fields, 2, now)).toContain('saved since');
    const interrupted = { ...draft, unanswered: { user: 'Ann' } };
    expect(draftText(interrupted, fields, 1, now)).toContain('nothing is added twice');
  });
});
