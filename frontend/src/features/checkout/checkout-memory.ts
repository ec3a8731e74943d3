import { currentSession } from '../../session/session.js';
import { emptyForm, travellerForm, type TravellerForm } from './checkout-form.js';

const FORM = 'checkout_form';
const ATTEMPT = 'checkout_attempt';

interface Attempt {
  readonly content: string;
  readonly key: string;
}

function read<T>(name: string): T | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') as T | undefined;
  } catch {
    return undefined;
  }
}

interface Typed {
  readonly form: Partial<TravellerForm>;
  /** Missing where a guest typed it. */
  readonly person?: string;
}

const personNow = (): string | undefined => currentSession()?.user.uuid;

/** What was typed stays for this tab: Back and reloading lose nothing. */
export function rememberForm(form: TravellerForm): void {
  const person = personNow();
  const typed: Typed = { form, ...(person === undefined ? {} : { person }) };
  sessionStorage.setItem(FORM, JSON.stringify(typed));
}

/** A guest's own words go along through the login; those of somebody signed in are shown to nobody else. */
export function rememberedForm(): TravellerForm {
  const { form, person } = read<Partial<Typed>>(FORM) ?? {};
  const isTheirs = person === undefined || person === personNow();
  return { ...emptyForm, ...(isTheirs ? form : {}) };
}

/** Complete and right, so that the next step may be taken. */
export function completeForm(): TravellerForm | undefined {
  const { success, data } = travellerForm.safeParse(rememberedForm());
  return success ? data : undefined;
}

/** The key that this content was sent with: the same order said twice is one order. */
export function knownAttemptKey(content: string): string | undefined {
  const known = read<Attempt>(ATTEMPT);
  return known?.content === content ? known.key : undefined;
}

/** For a content that is sent for the first time, or again once the order of the first attempt has lapsed. */
export function newAttemptKey(content: string): string {
  const key = crypto.randomUUID();
  sessionStorage.setItem(ATTEMPT, JSON.stringify({ content, key } satisfies Attempt));
  return key;
}

/** After paying. */
export function forgetCheckout(): void {
  sessionStorage.removeItem(FORM);
  sessionStorage.removeItem(ATTEMPT);
}
