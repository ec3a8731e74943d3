import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { Candidate } from './ranking.js';

export type LanguageLevel = 'native' | 'fluent' | 'good';

/** What a mission needs of its guide, and since when it is looking for one. */
export interface Search {
  /** Of the mission. */
  readonly id: string;
  readonly cityId: string;
  readonly category: string;
  readonly language: Locale;
  readonly startsAt: Date;
  readonly busyUntil: Date;
  readonly openedAt: Date;
}

/** The guides, as missions see them. */
export abstract class Guides {
  /**
   * Who could take it: of the city, fitting the category, speaking the language, free then, not asked since the search
   * began, never having refused or cancelled it, and with fewer than `openOffers` unanswered questions.
   */
  abstract candidates(search: Search, openOffers: number, now: Date): Promise<readonly Candidate[]>;
  /** Keeps others from giving this guide a mission until the transaction ends. Throws GuideUnknown. */
  abstract lock(guideId: string): Promise<void>;
}

/** A person with the ways to reach them. */
export interface GuideAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Telephone number, or e-mail address where there is none. */
  readonly contact: string;
  readonly language: Locale;
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
  /** Only who was approved and is not suspended may guide, and is shown to anybody. */
  readonly isApproved: boolean;
}

/** Who guides are: their names and addresses, and whether they may work. */
export abstract class GuideAccounts {
  abstract find(userId: string): Promise<GuideAccount | undefined>;
  /** Whoever of them has an account, by their ids. */
  abstract findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, GuideAccount>>;
  /** Those of them who are approved, in no order. */
  abstract findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]>;
  /** The ids of those of them who are approved, in no order. */
  abstract approvedAmong(userIds: readonly string[]): Promise<readonly string[]>;
}
