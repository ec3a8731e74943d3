import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MissionNeed } from './city-guides.js';
import type { Candidate } from './ranking.js';

/** What a mission requires of its guide, and when its search began. */
export interface Search extends MissionNeed {
  readonly openedAt: Date;
}

export abstract class Guides {
  /**
   * The guides who can take the mission, were not asked since the search began, have never refused or cancelled the
   * mission, and have fewer than `openOffers` unanswered offers.
   */
  abstract candidates(search: Search, openOffers: number, now: Date): Promise<readonly Candidate[]>;
  /** Locks the guide until the transaction ends, so that nobody else assigns a mission to them. Throws `GuideUnknown`. */
  abstract lock(guideId: string): Promise<void>;
}

/** A guide's account: the name, the ways to reach the guide, and whether the guide may work. */
export interface GuideAccount {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The telephone number, otherwise the e-mail address. */
  readonly contact: string;
  readonly language: Locale;
  readonly firstName: string;
  /** Of the last name. */
  readonly initial: string;
  /** The account was approved and is not suspended. */
  readonly isApproved: boolean;
}

export abstract class GuideAccounts {
  abstract find(userId: string): Promise<GuideAccount | undefined>;
  /** By id; ids without an account are missing. */
  abstract findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, GuideAccount>>;
  /** The approved ones among them, in no order. */
  abstract findApproved(userIds: readonly string[]): Promise<readonly GuideAccount[]>;
  /** The ids of the approved ones among them, in no order. */
  abstract approvedAmong(userIds: readonly string[]): Promise<readonly string[]>;
}
