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

/** What opens an order without an account, as the server gave it to this browser. */
export const orderTokenOf = (reference: string): string | undefined => storedTokens()[reference];

/**
 * A guest's order opens again in this browser; who is signed in opens it as its owner, and leaves nothing behind after
 * logging out. The newest are kept: an older one opens by the link in its e-mail.
 */
export function rememberGuestOrder({ reference, accessToken }: { reference: string; accessToken: string }): void {
  if (currentSession()) return;
  const { [reference]: _, ...others } = storedTokens();
  const kept = [...Object.entries(others), [reference, accessToken] as const].slice(-MOST_KEPT);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
}
