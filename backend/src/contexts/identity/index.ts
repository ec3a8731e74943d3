import type { Locale } from '../../shared-kernel/language/locale.js';

/** What other contexts may know about a person. */
export interface PersonView {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly emailConfirmed: boolean;
  readonly language: Locale;
  readonly status:
    | 'active'
    | 'guide_fill_form_in_progress'
    | 'guide_pending_review'
    | 'guide_approved'
    | 'guide_rejected'
    | 'pro_pending_validation'
    | 'suspended';
}

/** Questions that other contexts may ask identity, through their gateways. */
export abstract class IdentityApi {
  abstract findPerson(userId: string): Promise<PersonView | undefined>;
  /** The people who exist, in no order. */
  abstract findPeople(userIds: readonly string[]): Promise<readonly PersonView[]>;
  /** Only accounts with a confirmed address: an unconfirmed one proves nothing about the person. */
  abstract findPersonByConfirmedEmail(email: string): Promise<PersonView | undefined>;
  /** The team's admins who may sign in. */
  abstract findAdmins(): Promise<readonly PersonView[]>;
}
