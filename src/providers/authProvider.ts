/** Who is signed in and what they may use. */
import { type AuthProvider, HttpError } from 'ra-core';
import { mayUse } from './access';
import { LOGIN } from './endpoints';
import { request, UNREACHABLE } from './request';
import { clearSession, readSession, saveSession } from './session';
import { isSignInAsked, keepEndReason, tellSessionEnded } from './sessionEnded';
import { isAnythingUnsaved } from './unsaved';

export type Credentials = { username: string; password: string };

const UNEXPECTED = 'An unexpected error occurred. Please try again.';

/** Signs out without a message of its own: the sign-in page says what there is to say. */
const SIGN_IN = { message: false, redirectTo: '/login' } as const;

const reasonOf = (error: unknown): string => {
  if (!(error instanceof HttpError) || error.status === UNREACHABLE) return UNEXPECTED;
  return error.body?.message ?? LOGIN.failure;
};

/** The answer to a sign-in, kept as the session. Rejects with the message for the person signing in. */
const login = async ({ username, password }: Credentials): Promise<void> => {
  const { json } = await request(LOGIN, { body: { username, password } }).catch((error: unknown) => {
    throw new Error(reasonOf(error));
  });
  const { token, employeeId } = (json ?? {}) as { token?: unknown; employeeId?: unknown };
  if (typeof token === 'string') saveSession(token, employeeId);
  if (typeof token !== 'string' || !readSession()) {
    clearSession();
    throw new Error(LOGIN.failure);
  }
  keepEndReason(null);
};

/** Where something is unsaved the sign-in comes over the page and nothing is lost; otherwise it takes its place. */
const staysOnPage = (): boolean => isAnythingUnsaved() || isSignInAsked();

export const authProvider: AuthProvider = {
  login,

  logout: async () => {
    clearSession();
    return '/login';
  },

  checkAuth: async () => {
    if (readSession()) return;
    if (!staysOnPage()) throw SIGN_IN;
    if (!isSignInAsked()) tellSessionEnded(null);
  },

  /**
   * Only 401 ends the session. Every other failure, 403 among them, is shown where it happened, and so is a 401 while
   * something is unsaved, or that stopped a save: the sign-in then comes over the page, which keeps what was typed.
   */
  checkError: async (error?: { status?: number; body?: { unsaved?: boolean; message?: string; reason?: string } }) => {
    if (error?.status !== 401) return;
    const { unsaved, reason, message } = error.body ?? {};
    if (unsaved) return tellSessionEnded(reason ?? null);
    if (isSignInAsked()) return;
    if (isAnythingUnsaved()) return tellSessionEnded(message ?? null);
    // Whoever was signed out by another answer of the same moment has read the reason already.
    if (readSession()) keepEndReason(message ?? null);
    throw SIGN_IN;
  },

  getPermissions: async () => readSession()?.role ?? null,

  getIdentity: async () => {
    const session = readSession();
    if (!session) throw new Error('Nobody is signed in');
    return { id: session.employeeId ?? 0, fullName: session.name };
  },

  canAccess: async ({ resource }) => {
    const session = readSession();
    return session !== null && mayUse(session.role, resource);
  },
};
