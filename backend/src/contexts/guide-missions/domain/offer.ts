import type { Earnings, SoldBooking } from './earnings.js';
import { withBooking } from './earnings.js';
import type { ReasonsForAsking } from './ranking.js';
import { MissionGivenBack, OfferExpired } from './mission.errors.js';

export const ANSWERS = ['yes', 'no', 'maybe', 'other'] as const;

export type Answer = (typeof ANSWERS)[number];

/** A mission as it was offered to one guide: the earnings, the deadline and the answer. */
export class Offer {
  readonly id!: string;
  readonly missionId!: string;
  readonly guideId!: string;
  askedAt!: Date;
  /** Null if an admin assigned the mission: then it can be answered until it starts. */
  respondBefore!: Date | null;
  earnings!: Earnings;
  answer!: Answer | null;
  answerText!: string | null;
  answeredAt!: Date | null;
  /** Why the guide gave the mission back. */
  privateNote!: string | null;
  /** False after the guide has withdrawn from the mission. */
  activated!: boolean;

  /** Why this guide was asked; null if an admin assigned the mission. */
  reasons!: ReasonsForAsking | null;

  static ask(
    asked: Pick<Offer, 'id' | 'missionId' | 'guideId' | 'earnings' | 'respondBefore' | 'reasons'>,
    now: Date,
  ): Offer {
    const offer = new Offer();
    return Object.assign(offer, { ...asked, askedAt: now, ...UNANSWERED });
  }

  /** Offers the mission again, in a new search. */
  askAgain(terms: Pick<Offer, 'earnings' | 'respondBefore' | 'reasons'>, now: Date): void {
    Object.assign(this, { ...terms, askedAt: now, ...UNANSWERED });
  }

  /** An admin assigns the mission without asking. The earnings stay what was offered. */
  assign(): void {
    Object.assign(this, { respondBefore: null, reasons: null, ...UNANSWERED });
  }

  /** Before the deadline: at the deadline others are asked. */
  isInTime(now: Date): boolean {
    return this.activated && (this.respondBefore === null || now < this.respondBefore);
  }

  /** The last answer counts. Throws `MissionGivenBack` or `OfferExpired`. */
  answerWith(answer: Answer, text: string | null, now: Date): void {
    if (!this.activated) throw new MissionGivenBack();
    if (!this.isInTime(now)) throw new OfferExpired();
    this.answer = answer;
    this.answerText = text;
    this.answeredAt = now;
  }

  giveBack(reason: string, now: Date): void {
    this.answer = 'no';
    this.answeredAt = now;
    this.privateNote = reason;
    this.activated = false;
  }

  isWaiting(now: Date): boolean {
    return this.answer === null && this.isInTime(now);
  }

  isUndecided(now: Date): boolean {
    return (this.answer === 'maybe' || this.answer === 'other') && this.isInTime(now);
  }

  /** Whether the guide may still hope for the mission: asked in the search that began then, and neither refused nor lapsed. */
  isHopedFor(since: Date, now: Date): boolean {
    const hesitates = this.answer === 'maybe' || this.answer === 'other';
    return this.activated && this.askedAt >= since && (hesitates || this.isWaiting(now));
  }

  /** The deadline has passed without an answer, in the search that began then. */
  hasLapsed(since: Date, now: Date): boolean {
    return this.activated && this.askedAt >= since && this.answer === null && !this.isInTime(now);
  }

  /** A further booking raises the earnings; nothing lowers them. */
  add(booking: SoldBooking, localDate: string): void {
    this.earnings = withBooking(this.earnings, booking, localDate);
  }
}

const UNANSWERED = { answer: null, answerText: null, answeredAt: null, privateNote: null, activated: true };
