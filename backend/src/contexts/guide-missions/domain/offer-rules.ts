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

/** The part of the time that is left which a guide has for an answer. */
const SHARE_OF_TIME_LEFT = 1 / 8;

/**
 * Until when an answer counts: the longest time (6 h) where the start is two days away or more, an eighth of the time
 * that is left where it is nearer, never less than the shortest (30 min), never beyond the start.
 */
export function answerDeadline(now: Date, startsAt: Date, rules: OfferRules): Date {
  const left = startsAt.getTime() - now.getTime();
  const share = Math.min(left * SHARE_OF_TIME_LEFT, minutes(rules.longestAnswerMinutes));
  const allowed = Math.max(share, minutes(rules.shortestAnswerMinutes));
  return new Date(now.getTime() + Math.max(0, Math.min(allowed, left)));
}

export const alarmTime = (startsAt: Date, rules: OfferRules): Date =>
  new Date(startsAt.getTime() - minutes(rules.alarmMinutesBeforeStart));
