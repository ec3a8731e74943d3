import type { Locale } from '../../../shared-kernel/language/locale.js';

/** An applicant's account, as recruitment needs it. */
export interface Applicant {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: 'male' | 'female' | null;
  /** Local date `yyyy-MM-dd`. */
  readonly birthdate: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly language: Locale;
  /** Neither of the team nor a company's. */
  readonly mayApply: boolean;
}

export abstract class Applicants {
  abstract find(userId: string): Promise<Applicant | undefined>;
  /** Those that exist, by id. */
  abstract findAll(userIds: readonly string[]): Promise<ReadonlyMap<string, Applicant>>;
}
