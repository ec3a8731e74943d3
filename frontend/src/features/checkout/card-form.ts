import { z } from 'zod';

const DIGITS = /^\d{12,19}$/;

/** Only what no bank could read is refused here; the rest is the bank's to say. Messages are ids of texts. */
export const cardForm = z.object({
  cardNumber: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => DIGITS.test(text), 'checkout.card.error.cardNumber'),
  expiry: z
    .string()
    .trim()
    .regex(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/, 'checkout.card.error.expiry'),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3,4}$/, 'checkout.card.error.cvc'),
  holder: z.string().trim().min(1, 'checkout.card.error.holder').max(100, 'checkout.card.error.holder'),
});

export type CardForm = z.infer<typeof cardForm>;

/** What the sandbox does with each number. */
export const TEST_NUMBERS = [
  { number: '4242 4242 4242 4242', does: 'pays' },
  { number: '4000 0000 0000 0002', does: 'declines' },
  { number: '4000 0025 0000 3155', does: 'confirms' },
] as const;
