import { currentSession } from './session.js';

const KEY = 'order_tokens';
const MOST_KEPT = 30;

type Tokens = Readonly<Record<string, string>>;

function storedTokens(): Tokens {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Tokens;
  } catch {
    return {};
  }
}

const personNow = (): string | undefined => currentSession()?.user.uuid;

/** Of who is signed in, who may have come by a link to an order of somebody else. */
const held = new Map<string, { readonly token: string; readonly person: string | undefined }>();

function heldToken(reference: string): string | undefined {
  const known = held.get(reference);
  return known && known.person === personNow() ? known.token : undefined;
}

/** What opens an order without an account, as the server gave it to this browser. */
export const orderTokenOf = (reference: string): string | undefined =>
  storedTokens()[reference] ?? heldToken(reference);

/**
 * A guest's order opens again in this browser. Who is signed in leaves nothing behind after logging out: theirs opens
 * until the page is closed. The newest are kept: an older one opens by the link in its e-mail.
 */
export function rememberGuestOrder({ reference, accessToken }: { reference: string; accessToken?: string }): void {
  if (accessToken === undefined) return;
  if (currentSession()) {
    held.set(reference, { token: accessToken, person: personNow() });
    return;
  }
  const { [reference]: _, ...others } = storedTokens();
  const kept = [...Object.entries(others), [reference, accessToken] as const].slice(-MOST_KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
