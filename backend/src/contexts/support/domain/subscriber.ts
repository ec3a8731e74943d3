import type { Locale } from '../../../shared-kernel/language/locale.js';
import { SubscriptionLinkNotValid } from './support.errors.js';

export type SubscriberState = 'pending' | 'confirmed' | 'left';
/** What a mailed link is for. */
export const LINK_PURPOSES = ['confirm', 'leave'] as const;
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

const MINUTE = 60_000;
/**
 * Pauses before the second and the third mailed link of a purpose. People who wait for a mail soon ask again, but nobody may
 * flood another person's mailbox: a fourth link has to wait until fewer than three were mailed within the hour.
 */
const PAUSES = [MINUTE, 10 * MINUTE];
/** For how long links that were mailed count, in milliseconds. */
export const LINKS_COUNT_FOR = 60 * MINUTE;
/** How long the link that confirms works, in milliseconds. */
export const CONFIRMING_LINK_LIFE = 7 * 24 * 60 * MINUTE;

/** Whether the link has had its effect already. Throws SubscriptionLinkNotValid if it can have none any more. */
export function isLinkUsed(purpose: LinkPurpose, state: SubscriberState, linkIssuedAt: Date, now: Date): boolean {
  if (purpose === 'leave') return state === 'left';
  if (state === 'confirmed') return true;
  const isTooOld = now.getTime() - linkIssuedAt.getTime() >= CONFIRMING_LINK_LIFE;
  if (state === 'left' || isTooOld) throw new SubscriptionLinkNotValid();
  return false;
}

/** Enough to recognise one's own address, too little to learn another: `a•••@example.com`. A removed address is `•••`. */
export function maskedEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  if (host === '') return '•••';
  return `${[...local][0] ?? ''}•••@${host}`;
}

/** Somebody who asked for the newsletter. */
export class Subscriber {
  private constructor(
    readonly id: string,
    /** Lower case. */
    readonly email: string,
    public language: Locale,
    public state: SubscriberState,
    public askedAt: Date,
    public changedAt: Date,
  ) {}

  static asking(id: string, email: string, language: Locale, now: Date): Subscriber {
    return new Subscriber(id, email.toLowerCase(), language, 'pending', now, now);
  }

  static restored(row: Pick<Subscriber, 'id' | 'email' | 'language' | 'state' | 'askedAt' | 'changedAt'>): Subscriber {
    return new Subscriber(row.id, row.email, row.language, row.state, row.askedAt, row.changedAt);
  }

  /**
   * Asks once more. True where a link of `purposeOfAsking` is to be mailed: not too soon nor too often after those that
   * were mailed within LINKS_COUNT_FOR and have not been withdrawn. The language asked for last counts, but changes
   * nothing for who gets the newsletter: anybody may have asked.
   */
  askAgain(language: Locale, mailedAt: readonly Date[], now: Date): boolean {
    if (this.state !== 'confirmed') {
      this.language = language;
      this.askedAt = now;
    }
    if (this.state === 'left') this.moveTo('pending', now);
    if (mailedAt.length === 0) return true;
    const pause = PAUSES[mailedAt.length - 1] ?? Infinity;
    return now.getTime() - Math.max(...mailedAt.map((moment) => moment.getTime())) >= pause;
  }

  /** By a link of `linkIssuedAt`. True where it changes something. */
  confirm(linkIssuedAt: Date, now: Date): boolean {
    if (isLinkUsed('confirm', this.state, linkIssuedAt, now)) return false;
    this.moveTo('confirmed', now);
    return true;
  }

  leave(now: Date): void {
    if (this.state !== 'left') this.moveTo('left', now);
  }

  /** What the link is for that answers somebody who asks for the newsletter with this address. */
  get purposeOfAsking(): LinkPurpose {
    return this.state === 'confirmed' ? 'leave' : 'confirm';
  }

  get maskedEmail(): string {
    return maskedEmail(this.email);
  }

  private moveTo(state: SubscriberState, now: Date): void {
    this.state = state;
    this.changedAt = now;
  }
}
