/** The session: a token and an employee id in local storage. The token's payload says who it is and in which role. */
import { jwtDecode } from 'jwt-decode';
import type { Role } from './access';

const TOKEN = 'token';
const EMPLOYEE_ID = 'employeeId';

export type Session = {
  token: string;
  role: Role;
  employeeId: number | null;
  /** The person's name as other people read it; empty where the token has none. */
  name: string;
};

/** The characters a token may have (RFC 6750): any other could not be sent in a header. */
const SENDABLE = /^[\w.~+/-]+=*$/;

/** What a token says, whoever wrote it. */
type Payload = { role: string; exp?: number; employeeId?: unknown; name?: unknown };

const isPayload = (decoded: unknown): decoded is Payload => {
  if (typeof decoded !== 'object' || decoded === null || Array.isArray(decoded)) return false;
  return (
    'role' in decoded && typeof decoded.role === 'string' && (!('exp' in decoded) || typeof decoded.exp === 'number')
  );
};

/** The payload of a token, or null where it is none: of the wrong shape, garbled or past its time. */
const payloadOf = (token: string, now: number): Payload | null => {
  if (!SENDABLE.test(token)) return null;
  try {
    // Reads without checking: the server alone checks signatures, and it does so on every call.
    const decoded: unknown = jwtDecode(token);
    if (!isPayload(decoded)) return null;
    return decoded.exp === undefined || decoded.exp * 1000 > now ? decoded : null;
  } catch {
    return null; // whatever cannot be decoded is no session, and leads to sign-in
  }
};

const asId = (value: unknown): number | null => {
  const id = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) ? id : null;
};

/** Who is signed in, or null: without a token, and with one that is malformed or has expired. */
export const readSession = (now = Date.now()): Session | null => {
  const token = localStorage.getItem(TOKEN);
  const payload = token ? payloadOf(token, now) : null;
  if (!token || !payload) return null;
  return {
    token,
    // Every role but administrator uses what staff use; the server decides for itself.
    role: payload.role === 'administrator' ? 'administrator' : 'staff',
    employeeId: asId(payload.employeeId) ?? asId(localStorage.getItem(EMPLOYEE_ID)),
    name: typeof payload.name === 'string' ? payload.name : '',
  };
};

/** What tells people apart: the id, or the name of those who have none. */
export const personOf = ({ employeeId, name }: Session): number | string => employeeId ?? name;

let owner: Session | null = null;

/** Keeps whose screen this is: what is typed on it is theirs, whoever signs in meanwhile over it or in another tab. */
export const keepOwner = (session: Session | null): void => {
  owner = session;
};

/** Whose screen this is, where somebody else is signed in by now. */
export const otherOwner = (): Session | null => {
  const session = readSession();
  return owner && session && personOf(owner) !== personOf(session) ? owner : null;
};

export const saveSession = (token: string, employeeId: unknown): void => {
  localStorage.setItem(TOKEN, token);
  if (employeeId === undefined || employeeId === null) localStorage.removeItem(EMPLOYEE_ID);
  else localStorage.setItem(EMPLOYEE_ID, String(employeeId));
};

export const clearSession = (): void => {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMPLOYEE_ID);
};
