import * as z from 'zod/mini';
import * as contactRequest from '../../api/generated/limits/contact-request.gen.js';
import { EMAIL } from '../../ui/form/email-pattern.js';
import { isNoOddName } from '../../ui/form/name-pattern.js';

export const REASONS = {
  customer: [
    'tour-question',
    'availability',
    'booking-question',
    'modify-cancel',
    'cancel-tour',
    'payments',
    'quote',
    'account',
    'other',
  ],
  guide: ['account', 'mission', 'general'],
} as const;

export type Sender = keyof typeof REASONS;

const SENDERS: readonly Sender[] = ['customer', 'guide'];

export const isSender = (value: unknown): value is Sender => value === 'customer' || value === 'guide';

/** What is about something booked, so that its number helps. */
const ABOUT_A_BOOKING = new Set(['booking-question', 'modify-cancel', 'cancel-tour', 'payments', 'mission']);

export const isAboutBooking = (reason: string): boolean => ABOUT_A_BOOKING.has(reason);

export const isReasonOf = (sender: Sender, reason: string): boolean => REASONS[sender].some((each) => each === reason);

/** Who writes about this: guides alone write about missions. */
export const senderOf = (reason: string, asked: unknown): Sender => {
  if (isSender(asked)) return asked;
  return isReasonOf('customer', reason) || !isReasonOf('guide', reason) ? 'customer' : 'guide';
};

/** What a person prices, and what the message therefore asks for. */
const SERVICES = ['airport-pickup', 'transfer', 'business-trip', 'cruise', 'safari'] as const;

export type Service = (typeof SERVICES)[number];

/** The service whose price a message asks for. Undefined for other messages and for an unknown service. */
export const serviceOf = (reason: string, service: unknown): Service | undefined =>
  reason === 'quote' ? SERVICES.find((each) => each === service) : undefined;

const needed = (text: string) => z.string().check(z.trim(), z.minLength(1, text));

export const contactSchema = z
  .object({
    senderType: z.enum(['customer', 'guide']),
    reason: z.string(),
    bookingReference: z.string().check(z.trim()),
    name: needed('contact.name.missing').check(
      z.maxLength(contactRequest.name.maxLength, 'contact.name.long'),
      z.refine(isNoOddName, 'contact.name.odd'),
    ),
    email: needed('contact.email.missing').check(z.regex(EMAIL, 'contact.email.invalid')),
    message: z
      .string()
      .check(
        z.trim(),
        z.minLength(contactRequest.message.minLength, 'contact.message.missing'),
        z.maxLength(contactRequest.message.maxLength, 'contact.message.long'),
      ),
  })
  .check(
    z.refine(({ senderType, reason }) => isSender(senderType) && isReasonOf(senderType, reason), {
      path: ['reason'],
      error: ({ input }) => {
        const { reason = '' } = input as { reason?: string };
        return SENDERS.some((sender) => isReasonOf(sender, reason))
          ? 'contact.reason.others'
          : 'contact.reason.missing';
      },
      // Whatever else is wrong: a message sent without script may lack whole fields.
      when: ({ value }) => typeof value === 'object' && value !== null,
    }),
  );

/** For a form that was opened with the beginning of a message: the beginning alone is no message yet. */
export const contactSchemaBeyond = (beginning: string) =>
  contactSchema.check(
    z.refine(({ message }) => beginning === '' || message.trim() !== beginning.trim(), {
      path: ['message'],
      error: 'contact.message.missing',
      when: ({ value }) => typeof (value as { message?: unknown } | undefined)?.message === 'string',
    }),
  );

export type ContactValues = z.infer<typeof contactSchema>;
