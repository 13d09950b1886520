import { HttpError } from 'ra-core';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authProvider } from '../../src/providers/authProvider';
import { answerSignIn, endReason, onSessionEnded, signedInAgain } from '../../src/providers/sessionEnded';
import { unsavedForms, whileUnsaved } from '../../src/providers/unsaved';
import { aToken, catchConsole, cutNetwork, stubNetwork, stubStorage } from './support';

let stored: Map<string, string>;
beforeEach(() => {
  catchConsole();
  stored = stubStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const admin = aToken({ role: 'administrator', employeeId: 7, name: 'Ann Lee' });
const staff = aToken({ role: 'staff', employeeId: 9, name: 'Bo' });
const signIn = () => authProvider.login({ username: 'ann', password: 'secret' });

describe('Signing in', () => {
  it('sends user name and password and keeps token and employee id', async () => {
    const calls = stubNetwork(() => ({ json: { token: admin, employeeId: 7 } }));
    await signIn();
    expect(calls).toMatchObject([
      { method: 'POST', path: '/api/database/users/login', body: { username: 'ann', password: 'secret' } },
    ]);
    expect(calls[0]?.headers['content-type']).toBe('application/json');
    expect(Object.fromEntries(stored)).toEqual({ token: admin, employeeId: '7' });
  });

  it("shows the server's message", async () => {
    stubNetwork(() => ({ status: 401, json: { message: 'Wrong user name or password' } }));
    await expect(signIn()).rejects.toThrow(/^Wrong user name or password$/);
    expect(stored.size).toBe(0);
  });

  it.each([
    ['an answer without a message', { status: 401, json: {} }],
    ['an answer that is no JSON', { status: 500, text: '<html>' }],
    ['a message that is no text', { status: 400, json: { message: { code: 1 } } }],
    ['no token', { json: { employeeId: 7 } }],
    ['an empty answer', { text: '' }],
    ['a token that cannot be read', { json: { token: 'garbage', employeeId: 7 } }],
  ])("says 'Failed to login' after %s", async (_, answer) => {
    stubNetwork(() => answer);
    await expect(signIn()).rejects.toThrow(/^Failed to login$/);
    expect(stored.size).toBe(0);
  });

  it('says that something unexpected happened when nobody answers', async () => {
    cutNetwork();
    await expect(signIn()).rejects.toThrow(/^An unexpected error occurred. Please try again.$/);
  });
});

describe('Logging out', () => {
  it('clears token and employee id and goes to /login', async () => {
    stored.set('token', admin).set('employeeId', '7');
    await expect(authProvider.logout({})).resolves.toBe('/login');
    expect(stored.size).toBe(0);
  });
});

describe('The session', () => {
  it('is refused without a token, and with a malformed one', async () => {
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
    stored.set('token', 'garbage');
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
  });

  it('is accepted with a good token', async () => {
    stored.set('token', staff);
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
  });

  it('ends on 401', async () => {
    await expect(authProvider.checkError(new HttpError('no', 401))).rejects.toMatchObject({ redirectTo: '/login' });
  });

  it('outlives every other failure', async () => {
    for (const error of [
      new HttpError('no', 403),
      new HttpError('oh', 500),
      new HttpError('', 0),
      new Error('x'),
      null,
    ]) {
      await expect(authProvider.checkError(error)).resolves.toBeUndefined();
    }
  });

  it('asks for a sign-in over the page when it ends in the middle of a save', async () => {
    const told = vi.fn();
    const stop = onSessionEnded(told);
    const ended = new HttpError('no', 401, { unsaved: true, reason: 'Your role was changed' });
    await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
    expect(told).toHaveBeenCalledExactlyOnceWith('Your role was changed');
    stop();
    answerSignIn(true);
  });

  it('asks for it once, whatever call hears of the end, while a form holds something unsaved', async () => {
    const told = vi.fn();
    const stop = onSessionEnded(told);
    unsavedForms.set('form', { root: '/job-tickets/7', discard: () => undefined });
    const ended = new HttpError('no', 401, { message: 'Your session has expired' });
    await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
    await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
    await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
    expect(told).toHaveBeenCalledExactlyOnceWith('Your session has expired');
    unsavedForms.clear();
    answerSignIn(false);
    await expect(authProvider.checkError(ended)).rejects.toMatchObject({ redirectTo: '/login' });
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
    stop();
  });

  it('asks for it while something is on its way to be saved, which waits for the answer', async () => {
    const saved = whileUnsaved(async () => {
      await authProvider.checkError(new HttpError('no', 401, {}));
      return signedInAgain();
    });
    await vi.waitFor(() => expect(authProvider.checkAuth({})).resolves.toBeUndefined());
    answerSignIn(true);
    await expect(saved).resolves.toBe(true);
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ redirectTo: '/login' });
  });

  it('leaves the reason of its end for the sign-in', async () => {
    stored.set('token', staff);
    const ended = new HttpError('no', 401, { message: 'Your session has ended: your role was changed' });
    await expect(authProvider.checkError(ended)).rejects.toMatchObject({ redirectTo: '/login' });
    expect(endReason()).toBe('Your session has ended: your role was changed');
    await authProvider.logout({});
    await authProvider.checkError(new HttpError('no', 401, { message: 'Please log in' })).catch(() => undefined);
    expect(endReason()).toBe('Your session has ended: your role was changed');
  });

  it('tells role and name', async () => {
    stored.set('token', admin);
    await expect(authProvider.getPermissions?.({})).resolves.toBe('administrator');
    await expect(authProvider.getIdentity?.()).resolves.toEqual({ id: 7, fullName: 'Ann Lee' });
  });
});

describe('Access', () => {
  const may = (resource: string) => authProvider.canAccess?.({ resource, action: 'list' });

  it('is to everything for administrators', async () => {
    stored.set('token', admin);
    for (const resource of ['job-tickets', 'quotes', 'users', 'standards'])
      await expect(may(resource)).resolves.toBe(true);
  });

  it('is to job tickets only for everybody else', async () => {
    stored.set('token', staff);
    for (const resource of ['job-tickets', 'job-ticket-parts', 'timesheets']) {
      await expect(may(resource)).resolves.toBe(true);
    }
    for (const resource of ['quotes', 'customers', 'users']) await expect(may(resource)).resolves.toBe(false);
  });

  it('is to nothing without a session', async () => {
    await expect(may('job-tickets')).resolves.toBe(false);
  });
});
