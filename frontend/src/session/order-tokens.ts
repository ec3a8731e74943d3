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

/** Tokens of a signed-in person, who may have followed a link to another person's order. */
const held = new Map<string, { readonly token: string; readonly person: string | undefined }>();

function heldToken(reference: string): string | undefined {
  const known = held.get(reference);
  return known && known.person === personNow() ? known.token : undefined;
}

/** The token that opens an order without an account, as this browser got it from the server. */
export const orderTokenOf = (reference: string): string | undefined =>
  storedTokens()[reference] ?? heldToken(reference);

/**
 * Lets this browser open a guest's order again. Tokens of a signed-in person are kept only until the page closes, so
 * that nothing remains after the logout. The newest orders are kept: an older one opens by the link in its e-mail.
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
