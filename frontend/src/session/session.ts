import { useSyncExternalStore } from 'react';
import type { TokensView, UserView } from '../api/generated/types.gen.js';
import { Listeners } from '../state/listeners.js';

type Newer = 'emailConfirmed' | 'permissions' | 'accountType' | 'hasSecondFactor' | 'lacksSecondFactor';

/** The session that an older version of the site stored does not say all of it. */
export type SessionUser = Omit<UserView, Newer> & Partial<Pick<UserView, Newer>>;

/** The refresh token is in a cookie that no script can read. */
interface Session {
  readonly accessToken: string;
  readonly user: SessionUser;
}

const ACCESS = 'access_token';
const USER = 'user';

const listeners = new Listeners();
let current: Session | undefined;
let read = false;
let lost = false;

function readStored(): Session | undefined {
  const accessToken = localStorage.getItem(ACCESS);
  const user = localStorage.getItem(USER);
  if (!accessToken || !user) return undefined;
  try {
    return { accessToken, user: JSON.parse(user) as SessionUser };
  } catch {
    return undefined;
  }
}

function forget(): void {
  for (const key of [ACCESS, USER]) localStorage.removeItem(key);
}

function changed(next: Session | undefined, isLost = false): void {
  current = next;
  lost = isLost;
  read = true;
  document.documentElement.classList.toggle('has-session', next !== undefined);
  listeners.tell();
}

export function currentSession(): Session | undefined {
  if (!read) {
    current = readStored();
    read = true;
  }
  return current;
}

/** Reads the session from storage: another tab may have renewed the tokens or signed out a moment ago. */
export function reloadSession(): Session | undefined {
  const next = readStored();
  changed(next, next === undefined && (current !== undefined || lost));
  return current;
}

/** Called after a login or sign-up. */
export function startSession(user: SessionUser, tokens: TokensView): void {
  localStorage.setItem(ACCESS, tokens.access_token);
  localStorage.setItem(USER, JSON.stringify(user));
  changed({ accessToken: tokens.access_token, user });
}

export function renewTokens(tokens: TokensView): void {
  localStorage.setItem(ACCESS, tokens.access_token);
  changed(readStored());
}

export function renewUser(user: SessionUser): void {
  localStorage.setItem(USER, JSON.stringify(user));
  changed(readStored());
}

/** Forgets the person. */
export function endSession(): void {
  forget();
  changed(undefined);
}

/**
 * Ends a session that was lost without a logout here. Pages that need the session then say why their content is gone.
 */
export function loseSession(): void {
  forget();
  changed(undefined, true);
}

/** Follows logins, logouts and renewed tokens of other tabs. `onLost` is called when nobody is signed in any more. */
export function followOtherTabs(onLost: () => void): void {
  changed(readStored());
  window.addEventListener('storage', (event) => {
    if (event.key !== null && ![ACCESS, USER].includes(event.key)) return;
    const wasIn = current !== undefined;
    if (!reloadSession() && wasIn) onLost();
  });
}

/** Calls back with the previous person when another person, or nobody, is signed in. Renewed tokens change nothing. */
export function onOtherPerson(tell: (before: string | undefined) => void): () => void {
  let person = currentSession()?.user.uuid;
  return listeners.subscribe(() => {
    const before = person;
    person = current?.user.uuid;
    if (person !== before) tell(before);
  });
}

/** Undefined on the server and during hydration, so that pages are the same for everybody until then. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(listeners.subscribe, currentSession, () => undefined);

/** Whether the last session ended without a logout, and nobody has signed in since. */
export const useSessionLost = (): boolean =>
  useSyncExternalStore(
    listeners.subscribe,
    () => lost,
    () => false,
  );
