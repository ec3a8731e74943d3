import { outsideQuietHours } from './quiet-hours.js';

/** How missions are offered: one row of settings, read at each decision. */
export interface OfferRules {
  readonly askedAtOnce: number;
  /** A guide with so many unanswered offers is not asked anything more. */
  readonly openOffersPerGuide: number;
  readonly longestAnswerMinutes: number;
  readonly shortestAnswerMinutes: number;
  /** Without a guide so long before the start, an admin is told. */
  readonly alarmMinutesBeforeStart: number;
  /** Between two missions of a guide. */
  readonly pauseMinutes: number;
}

export abstract class OfferSettings {
  abstract current(): Promise<OfferRules>;
}

const minutes = (count: number): number => count * 60_000;

/** The part of the time that is left which a guide has for an answer: six hours of three days. */
const SHARE_OF_TIME_LEFT = 1 / 12;

/**
 * Until when an answer is waited for. The longest time (6 h) where the start is three days away or more, a twelfth of
 * the time that is left where it is nearer, never less than the shortest (30 min); only hours outside the quiet hours of the city count.
 * Not so late that the next guides cannot be asked before an admin is told, where that can be; never beyond the start.
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
 * When customers learn that nobody has been found: at the alarm, but never before the guides who are asked now have had
 * the shortest time for an answer.
 */
export const warningTime = (now: Date, startsAt: Date, rules: OfferRules): Date =>
  later(alarmTime(startsAt, rules), new Date(now.getTime() + minutes(rules.shortestAnswerMinutes)));

const earlier = (a: Date, b: Date): Date => (a < b ? a : b);
const later = (a: Date, b: Date): Date => (a > b ? a : b);
