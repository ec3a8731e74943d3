import { outsideQuietHours } from './quiet-hours.js';

/** How missions are offered. */
export interface OfferRules {
  readonly askedAtOnce: number;
  /** A guide with this number of unanswered offers is not asked for more. */
  readonly openOffersPerGuide: number;
  readonly longestAnswerMinutes: number;
  readonly shortestAnswerMinutes: number;
  /** How long before the start an open mission is a matter of the team. */
  readonly alarmMinutesBeforeStart: number;
  /** Between two missions of a guide. */
  readonly pauseMinutes: number;
}

export abstract class OfferSettings {
  abstract current(): Promise<OfferRules>;
}

const minutes = (count: number): number => count * 60_000;

/** A guide has this share of the remaining time for an answer: six hours of three days. */
const SHARE_OF_TIME_LEFT = 1 / 12;

/**
 * The deadline for an answer: a twelfth of the time until the start, at least the shortest time (30 min) and at most the
 * longest (6 h, from three days on). Quiet hours of the city do not count. If possible, the next guides can still be asked
 * before an admin is alerted. The deadline is never after the start.
 */
export function answerDeadline(now: Date, startsAt: Date, timeZone: string, rules: OfferRules): Date {
  const left = Math.max(0, startsAt.getTime() - now.getTime());
  const shortest = minutes(rules.shortestAnswerMinutes);
  const share = Math.max(shortest, Math.min(left * SHARE_OF_TIME_LEFT, minutes(rules.longestAnswerMinutes)));
  const earliest = outsideQuietHours(now, shortest, timeZone);
  const beforeNextRound = new Date(alarmTime(startsAt, rules).getTime() - shortest);
  const wished = earlier(outsideQuietHours(now, share, timeZone), later(earliest, beforeNextRound));
  return left === 0 ? now : earlier(wished, startsAt);
}

export const alarmTime = (startsAt: Date, rules: OfferRules): Date =>
  new Date(startsAt.getTime() - minutes(rules.alarmMinutesBeforeStart));

/**
 * The time of the mail to the customers that no guide has been found: with the alert to the admin, but not before the
 * current guides had the shortest time for an answer.
 */
export const warningTime = (now: Date, startsAt: Date, rules: OfferRules): Date =>
  later(alarmTime(startsAt, rules), new Date(now.getTime() + minutes(rules.shortestAnswerMinutes)));

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
