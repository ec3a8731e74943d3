import { z } from 'zod';
import * as paymentRequest from '../../api/generated/limits/payment-request.gen.js';
import { serverNow } from '../../api/server-clock.js';
import { isNoOddName } from '../../ui/form/name-pattern.js';
import '../../ui/form/schemas-without-eval.js';

const DIGITS = /^\d{12,19}$/;
const EXPIRY = /^(0[1-9]|1[0-2])\/\d{2}$/;
/** Any sign or none between month and year, which may have its century. */
const MONTH_AND_YEAR = /^(\d{1,2})\D+(?:20)?(\d{2})$|^(\d{2})(?:20)?(\d{2})$/;

/** `1230`, `12 - 30` or `12/2030` → `12/30`; what is no month and year stays as it was typed. */
export const expiryOf = (text: string): string =>
  text
    .normalize('NFKC')
    .trim()
    .replace(MONTH_AND_YEAR, (_, spaced?: string, year?: string, month = '', short = '') =>
      spaced === undefined ? `${month}/${short}` : `${spaced.padStart(2, '0')}/${year}`,
    );

/** A month after `before` that a whole year can be told from is set apart by its slash; what is taken back stays so. */
export function typedExpiry(typed: string, before: string): string {
  const text = typed.normalize('NFKC');
  if (text.length <= before.length) return typed;
  if (/^[2-9]$/.test(text)) return `0${text}/`;
  if (/^(0[1-9]|1[0-2])$/.test(text)) return `${text}/`;
  return /^(\d{2})\/+(\d*)$/.test(text) ? text.replace(/\/+/, '/') : /^\d{4}$/.test(text) ? expiryOf(text) : typed;
}

/** A card is good until its month has ended everywhere, twelve hours later in UTC. */
function isOver(expiry: string): boolean {
  const [month = 0, year = 0] = expiry.split('/').map(Number);
  return serverNow() >= Date.UTC(2000 + year, month, 1, 12);
}

/** Only what no bank could read is refused here; the rest is the bank's to say. Messages are ids of texts. */
export const cardForm = z.object({
  cardNumber: z
    .string()
    .transform((text) => text.normalize('NFKC').replace(/[\s-]/g, ''))
    .refine((text) => DIGITS.test(text), 'checkout.card.error.cardNumber'),
  expiry: z
    .string()
    .transform(expiryOf)
    .refine((text) => EXPIRY.test(text), { error: 'checkout.card.error.expiry', abort: true })
    .refine((text) => !isOver(text), 'checkout.card.error.expired'),
  cvc: z
    .string()
    .transform((text) => text.normalize('NFKC').trim())
    .refine((text) => /^\d{3,4}$/.test(text), 'checkout.card.error.cvc'),
  holder: z
    .string()
    .trim()
    .min(1, 'checkout.card.error.holder')
    .max(paymentRequest.holder.maxLength, 'checkout.error.name.long')
    .refine(isNoOddName, 'checkout.error.name.odd'),
});

export type CardForm = z.infer<typeof cardForm>;

/** What the sandbox does with each number. */
export const TEST_NUMBERS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0000 0000 0002', does: 'declines' },
  { number: '4000 0025 0000 3155', does: 'confirms' },
] as const;
