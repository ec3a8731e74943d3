import { currentSession } from './session.js';

interface Kept<Words> {
  readonly words: Words;
  /** Missing where a guest left them. */
  readonly person?: string;
}

const personNow = (): string | undefined => currentSession()?.user.uuid;

/** Keeps what somebody typed or chose, for this tab. */
export function keepOwn(name: string, words: unknown): void {
  const person = personNow();
  const kept: Kept<unknown> = { words, ...(person === undefined ? {} : { person }) };
  try {
    sessionStorage.setItem(name, JSON.stringify(kept));
  } catch {
    // A browser that stores nothing: the page is as good without.
  }
}

/** A guest's own words go along through the login; those of somebody signed in are shown to nobody else. */
export function ownKept<Words>(name: string): Words | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept<Words> | null;
    return kept?.person === undefined || kept.person === personNow() ? kept?.words : undefined;
  } catch {
    return undefined;
  }
}

export function forgetOwn(name: string): void {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
