import { CardDetailsIncorrect, CardExpired } from './payment.errors.js';

export interface TestCard {
  readonly cardNumber: string;
  readonly expiry: string;
  readonly cvc: string;
  readonly holder: string;
}

export type TestCardBehaviour = 'captured' | 'declined' | 'requires-action';

const BEHAVIOUR_BY_ENDING: Readonly<Record<string, TestCardBehaviour>> = {
  '4242': 'captured',
  '0002': 'declined',
  '3155': 'requires-action',
};

/**
 * What the sandbox does with a test card. Throws {@link CardExpired} where its month has passed, and
 * {@link CardDetailsIncorrect}, naming the field, for anything else.
 */
export function behaviourOf(card: TestCard, now: Date): TestCardBehaviour {
  const digits = card.cardNumber.replace(/[ -]/g, '');
  const behaviour = BEHAVIOUR_BY_ENDING[digits.slice(-4)];
  if (!behaviour || !/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) throw new CardDetailsIncorrect('cardNumber');
  if (isOver(card.expiry, now)) throw new CardExpired();
  if (!/^\d{3,4}$/.test(card.cvc.trim())) throw new CardDetailsIncorrect('cvc');
  if (card.holder.trim() === '') throw new CardDetailsIncorrect('holder');
  return behaviour;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Of `MM/YY` or `MM/YYYY`: a card is good until its month has ended everywhere, that is twelve hours later in UTC.
 * Throws {@link CardDetailsIncorrect} for what is no month, or more than fifty years ahead.
 */
function isOver(expiry: string, now: Date): boolean {
  const [, month, year] = /^\s*(0?[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) throw new CardDetailsIncorrect('expiry');
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (fullYear > now.getUTCFullYear() + 50) throw new CardDetailsIncorrect('expiry');
  return now.getTime() >= Date.UTC(fullYear, Number(month), 1, 12);
}
