import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearSession, readSession, saveSession } from '../../src/providers/session';
import { aToken, stubStorage } from './support';

afterEach(() => vi.unstubAllGlobals());

const NOW = Date.parse('2026-05-31T12:00:00Z');
const inSeconds = (offset: number) => NOW / 1000 + offset;

const sessionWith = (token: string, rest: Record<string, string> = {}) => {
  stubStorage({ token, ...rest });
  return readSession(NOW);
};

describe('A session', () => {
  it('is there while its token holds', () => {
    const token = aToken({ role: 'administrator', employeeId: 7, name: 'Ann Lee', exp: inSeconds(60) });
    expect(sessionWith(token)).toEqual({ token, role: 'administrator', employeeId: 7, name: 'Ann Lee' });
  });

  it('needs no expiry', () => {
    expect(sessionWith(aToken({ role: 'administrator' }))?.role).toBe('administrator');
  });

  it('gives every other role what staff may do', () => {
    for (const role of ['staff', 'press', 'Administrator', '2', '']) {
      expect(sessionWith(aToken({ role }))?.role).toBe('staff');
    }
  });

  it('keeps names outside ASCII', () => {
    expect(sessionWith(aToken({ role: 'staff', name: 'Zoë Łukasiewicz 山田' }))?.name).toBe('Zoë Łukasiewicz 山田');
  });

  it('takes the employee id from the storage where the token has none', () => {
    expect(sessionWith(aToken({ role: 'staff' }), { employeeId: '12' })?.employeeId).toBe(12);
  });

  it.each([
    ['no token', ''],
    ['a word', 'garbage'],
    ['two dots and nothing else', '..'],
    ['one part only', aToken({ role: 'staff' }).split('.')[1] ?? ''],
    ['a payload that is not base64', 'e30.***.x'],
    ['a payload that is not JSON', `e30.${Buffer.from('{role').toString('base64url')}.x`],
    ['a payload cut short', aToken({ role: 'administrator', employeeId: 7 }).slice(0, 40)],
    ['the text "undefined"', 'undefined'],
    ['the text "null"', 'null'],
    ['null as payload', aToken(null)],
    ['a number as payload', aToken(42)],
    ['a text as payload', aToken('administrator')],
    ['an array as payload', aToken([{ role: 'administrator' }])],
    ['no role', aToken({ employeeId: 7 })],
    ['a role that is a number', aToken({ role: 1 })],
    ['a role that is null', aToken({ role: null })],
    ['a role in an array', aToken({ role: ['administrator'] })],
    ['an expiry in the past', aToken({ role: 'staff', exp: inSeconds(-1) })],
    ['an expiry at this moment', aToken({ role: 'staff', exp: inSeconds(0) })],
    ['an expiry that is a text', aToken({ role: 'staff', exp: String(inSeconds(60)) })],
    ['an expiry that is null', aToken({ role: 'staff', exp: null })],
    ['characters no header can carry', `${aToken({ role: 'staff' })}ł`],
    ['a line break', `${aToken({ role: 'staff' })}\nX-Other: 1`],
  ])('is not there with %s', (_, token) => {
    expect(sessionWith(token)).toBeNull();
  });

  it('is forgotten whole', () => {
    const stored = stubStorage({ other: 'kept' });
    saveSession(aToken({ role: 'staff' }), 7);
    expect(stored.get('employeeId')).toBe('7');
    clearSession();
    expect([...stored.keys()]).toEqual(['other']);
  });
});
