import { useSyncExternalStore } from 'react';
import { Listeners } from '../ui/listeners.js';

export interface SessionUser {
  readonly uuid: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Unknown in what an older version of the site has stored. */
  readonly emailConfirmed?: boolean;
  readonly picture: string | null;
  readonly role: number;
  readonly roleDetails: { readonly id: number; readonly name: string };
  readonly status: string;
  readonly isPro: boolean;
  readonly language: string | null;
  readonly currency: string | null;
}

interface Session {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: SessionUser;
}

const ACCESS = 'access_token';
const REFRESH = 'refresh_token';
const USER = 'user';

const listeners = new Listeners();
let current: Session | undefined;
let read = false;

function readStored(): Session | undefined {
  const accessToken = localStorage.getItem(ACCESS);
  const refreshToken = localStorage.getItem(REFRESH);
  const user = localStorage.getItem(USER);
  if (!accessToken || !refreshToken || !user) return undefined;
  try {
    return { accessToken, refreshToken, user: JSON.parse(user) as SessionUser };
  } catch {
    return undefined;
  }
}

function changed(next: Session | undefined): void {
  current = next;
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

/** As storage has it now: another tab may have renewed the tokens a moment ago. */
export function reloadSession(): Session | undefined {
  changed(readStored());
  return current;
}

/** After a login or sign-up. */
export function startSession(user: SessionUser, tokens: { access_token: string; refresh_token: string }): void {
  localStorage.setItem(ACCESS, tokens.access_token);
  localStorage.setItem(REFRESH, tokens.refresh_token);
  localStorage.setItem(USER, JSON.stringify(user));
  changed({ accessToken: tokens.access_token, refreshToken: tokens.refresh_token, user });
}

export function renewTokens(tokens: { access_token: string; refresh_token: string }): void {
  localStorage.setItem(ACCESS, tokens.access_token);
  localStorage.setItem(REFRESH, tokens.refresh_token);
  changed(readStored());
}

export function renewUser(user: SessionUser): void {
  localStorage.setItem(USER, JSON.stringify(user));
  changed(readStored());
}

/** Forgets the person; the cart is the visitor's and stays. */
export function endSession(): void {
  for (const key of [ACCESS, REFRESH, USER]) localStorage.removeItem(key);
  changed(undefined);
}

/** Another tab signed in or out, or renewed the tokens. */
export function followOtherTabs(): void {
  changed(readStored());
  window.addEventListener('storage', (event) => {
    if (event.key === null || [ACCESS, REFRESH, USER].includes(event.key)) changed(readStored());
  });
}

/** undefined on the server and while hydrating, so that pages are the same for everybody until then. */
export const useSession = (): Session | undefined =>
  useSyncExternalStore(listeners.subscribe, currentSession, () => undefined);
