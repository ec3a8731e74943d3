import { rememberBuyer } from '../../session/known-buyer.js';
import { discardDraft, saveDraft, savedDraft } from '../../session/session-drafts.js';
import { emptyForm, travellerForm, type TravellerForm } from './checkout-form.js';

const FORM = 'checkout_form';
const ATTEMPT = 'checkout_attempt';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

function knownAttempt(): Attempt | null {
  try {
    return JSON.parse(sessionStorage.getItem(ATTEMPT) ?? 'null') as Attempt | null;
  } catch {
    return null;
  }
}

/** What was typed stays for this tab: Back and reloading lose nothing. */
export const rememberForm = (form: TravellerForm): void => saveDraft(FORM, form);

export const rememberedForm = (): TravellerForm => ({ ...emptyForm, ...savedDraft<Partial<TravellerForm>>(FORM) });

/** Complete and right, so that the next step may be taken. */
export function completeForm(): TravellerForm | undefined {
  const { success, data } = travellerForm.safeParse(rememberedForm());
  return success ? data : undefined;
}

/** The key that this content was sent with: the same order said twice is one order. */
export function knownAttemptKey(content: string): string | undefined {
  const known = knownAttempt();
  return known?.content === content ? known.key : undefined;
}

/** For a content that is sent for the first time, or again once the order of the first attempt is closed. */
export function newAttemptKey(content: string): string {
  const key = crypto.randomUUID();
  sessionStorage.setItem(ATTEMPT, JSON.stringify({ content, key } satisfies Attempt));
  return key;
}

/** After paying. The names stay for a sign-up. */
export function forgetCheckout(): void {
  const { firstName, lastName, email } = rememberedForm();
  if (email !== '') rememberBuyer({ firstName, lastName, email });
  discardDraft(FORM);
  sessionStorage.removeItem(ATTEMPT);
}
