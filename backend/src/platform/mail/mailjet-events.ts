import { isUUID } from 'class-validator';
import type { MailReturn } from './mail-views.js';

/** What one event says of a mail of ours that did not arrive. */
export interface ReturnedMail {
  readonly mailId: string;
  readonly as: MailReturn;
  readonly at: Date;
  readonly why: string;
}

/** Mailjet groups events if it is set so; then the body is a list. */
const MOST_EVENTS = 1000;
const LONGEST_REASON = 300;
const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A soft bounce is temporary: Mailjet tries again and tells the end. */
function returnOf(event: Readonly<Record<string, unknown>>): MailReturn | undefined {
  if (event['event'] === 'spam') return 'spam';
  if (event['event'] === 'blocked') return 'blocked';
  return event['event'] === 'bounce' && event['hard_bounce'] === true ? 'bounced' : undefined;
}

function returnedMail(event: unknown, now: Date): ReturnedMail | undefined {
  if (typeof event !== 'object' || event === null) return undefined;
  const facts = event as Readonly<Record<string, unknown>>;
  const as = returnOf(facts);
  const mailId = facts['CustomID'];
  if (!as || !isUUID(mailId)) return undefined;
  const seconds = facts['time'];
  const isTime = typeof seconds === 'number' && seconds > 0 && seconds * 1000 <= now.getTime();
  const why = [facts['error_related_to'], facts['error'], facts['comment'], facts['source']]
    .map(textOf)
    .filter(Boolean);
  return {
    mailId: mailId as string,
    as,
    at: isTime ? new Date(seconds * 1000) : now,
    why: why.join(': ').slice(0, LONGEST_REASON),
  };
}

/** The mails that did not arrive, of what Mailjet's event API sends (`CustomID` is our mail's id). */
export const returnedMails = (body: unknown, now: Date): readonly ReturnedMail[] =>
  (Array.isArray(body) ? body.slice(0, MOST_EVENTS) : [body]).flatMap((event) => returnedMail(event, now) ?? []);
