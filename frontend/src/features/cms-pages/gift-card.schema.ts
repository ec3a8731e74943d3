import * as z from 'zod/mini';
import * as request from '../../api/generated/limits/gift-card-request.gen.js';
import type { GiftCardRequest } from '../../api/generated/types.gen.js';
import { minorUnitsOf } from '../../ui/text/minor-units.js';

export const DESIGNS = ['home', 'tours', 'contact', 'zones', 'blog', 'map'] as const;

const trimmed = () => z.string().check(z.trim());
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The fields of the shop. Without an address the buyer gets the card and hands it over. */
export const giftCardSchema = (currency: string) =>
  fieldsOf(currency).check(
    z.refine<GiftCardValues>(({ recipientName, recipientEmail }) => recipientName === '' || recipientEmail !== '', {
      path: ['recipientEmail'],
      error: 'cms-pages.gift.email.missing',
      when: () => true,
    }),
    z.refine<GiftCardValues>(({ recipientName, recipientEmail }) => recipientName !== '' || recipientEmail === '', {
      path: ['recipientName'],
      error: 'cms-pages.gift.to.missing',
      when: () => true,
    }),
  );

const fieldsOf = (currency: string) =>
  z.object({
    amount: trimmed().check(
      z.refine((text) => {
        const units = minorUnitsOf(text, currency);
        return units !== undefined && units >= request.amount.minimum && units <= request.amount.maximum;
      }, 'cms-pages.gift.amount.wrong'),
    ),
    design: z.enum(DESIGNS),
    from: trimmed().check(z.minLength(1, 'cms-pages.gift.from.missing'), z.maxLength(100)),
    recipientName: trimmed().check(z.maxLength(100)),
    recipientEmail: trimmed().check(
      z.refine((text) => text === '' || EMAIL.test(text), 'cms-pages.gift.email.wrong'),
      z.maxLength(254),
    ),
    message: trimmed().check(z.maxLength(500)),
    deliverOn: z.string(),
  });

export interface GiftCardValues {
  amount: string;
  design: (typeof DESIGNS)[number];
  from: string;
  recipientName: string;
  recipientEmail: string;
  message: string;
  deliverOn: string;
}

export const emptyGiftCard: GiftCardValues = {
  amount: '',
  design: 'home',
  from: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
  deliverOn: '',
};

export function requestOf(values: GiftCardValues, currency: GiftCardRequest['currency']): GiftCardRequest {
  const { design, from, recipientName, recipientEmail, message, deliverOn } = values;
  return {
    amount: minorUnitsOf(values.amount, currency) ?? 0,
    currency,
    design,
    from,
    ...(recipientEmail === '' ? {} : { recipient: { name: recipientName, email: recipientEmail } }),
    ...(message === '' ? {} : { message }),
    ...(deliverOn === '' ? {} : { deliverOn }),
  };
}
