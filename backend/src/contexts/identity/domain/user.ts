import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { Id } from '../../../shared-kernel/building-blocks/ids.js';
import { type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { type LanguageCode, localeOf } from '../../../shared-kernel/language/language-code.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { type Actor, ROLES, type Role } from '../../../shared-kernel/actor.js';
import type { BusinessSignedUp, EmailConfirmed, UserSignedUp } from '../events.js';
import {
  AccountClosed,
  ManagerNotForAccount,
  BirthdateImpossible,
  ManagerNotOfTeam,
  OwnAccountUnchangeable,
  StatusChangeRefused,
  UnderAge,
} from './user.errors.js';

export type UserId = Id<'User'>;

/** A suspended account cannot be used until the team restores it. A closed one stays closed. */
export const ACCOUNT_STATES = ['active', 'suspended', 'closed'] as const;

export type AccountState = (typeof ACCOUNT_STATES)[number];

/** A business account belongs to a professional, whom the context agencies validates. */
export const ACCOUNT_TYPES = ['individual', 'business'] as const;

export type AccountType = (typeof ACCOUNT_TYPES)[number];

export type Gender = 'male' | 'female';

const transitions: Readonly<Record<AccountState, readonly AccountState[]>> = {
  active: ['suspended', 'closed'],
  suspended: ['active', 'closed'],
  closed: [],
};

export interface NewUser {
  readonly id: UserId;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender?: Gender | undefined;
  /** Local date `yyyy-MM-dd`. */
  readonly birthdate?: string | undefined;
  /** E.164. */
  readonly phone?: string | undefined;
  readonly nativeLanguage: LanguageCode;
  /** In which the person reads the site. */
  readonly language: Locale;
  readonly currency: Currency;
  readonly termsAcceptedAt: Date;
  /** The person opens the account in order to apply as a guide. */
  readonly isApplicant?: boolean | undefined;
  /** Of a business account. */
  readonly business?: Business | undefined;
  readonly taxNumber?: string | undefined;
}

/** The company that a business account belongs to. */
export interface Business {
  readonly companyName: string;
  readonly vat: string | null;
}

/** What people tell about themselves. Null means that they told nothing. */
export interface PersonalData {
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  /** Local date `yyyy-MM-dd`. */
  readonly birthdate: string | null;
  /** E.164. */
  readonly phone: string | null;
  readonly nativeLanguage: LanguageCode | null;
  readonly vat: string | null;
  readonly taxNumber: string | null;
  readonly companyName: string | null;
}

/** An undefined field is kept. */
export type PersonalDataChange = { readonly [Field in keyof PersonalData]?: PersonalData[Field] | undefined };

const OLDEST_YEARS = 130;
const OF_AGE_YEARS = 18;

/**
 * A person with an account. Sign-up makes a customer, or a guide whose application must be approved before the role counts.
 * Only a Super Admin raises roles otherwise.
 */
export class User extends AggregateRoot {
  readonly id!: UserId;
  email!: string;
  passwordHash!: string;
  passwordChangedAt!: Date;
  firstName!: string;
  lastName!: string;
  gender!: Gender | null;
  birthdate!: string | null;
  phone!: string | null;
  picture!: string | null;
  nativeLanguage!: LanguageCode | null;
  vat!: string | null;
  taxNumber!: string | null;
  companyName!: string | null;
  /** The language of our mails to the person. */
  language!: Locale;
  currency!: Currency;
  role!: Role;
  state!: AccountState;
  accountType!: AccountType;
  emailVerifiedAt!: Date | null;
  termsAcceptedAt!: Date;
  signedUpAt!: Date;
  /** Who of the team was chosen to look after the person. Counts as long as {@link mayManage} does; else the team does. */
  managerId!: UserId | null;
  version!: number;

  static signUp(person: NewUser, now: Date): User {
    const user = new User();
    Object.assign(user, {
      id: person.id,
      email: person.email,
      passwordHash: person.passwordHash,
      passwordChangedAt: now,
      firstName: person.firstName,
      lastName: person.lastName,
      gender: person.gender ?? null,
      birthdate: birthdateOfAge(person.birthdate ?? null, now, 'birthdate'),
      phone: person.phone ?? null,
      picture: null,
      nativeLanguage: person.nativeLanguage,
      vat: person.business?.vat ?? null,
      taxNumber: person.taxNumber ?? null,
      companyName: person.business?.companyName ?? null,
      language: localeOf(person.nativeLanguage) ?? person.language,
      currency: person.currency,
      role: person.isApplicant ? ROLES.guide : ROLES.customer,
      state: 'active',
      accountType: person.business ? 'business' : 'individual',
      emailVerifiedAt: null,
      termsAcceptedAt: person.termsAcceptedAt,
      signedUpAt: now,
      managerId: null,
      version: 1,
    } satisfies Partial<User>);
    user.record<UserSignedUp>({ type: 'identity.user-signed-up.v1', userId: user.id });
    if (person.business) user.record<BusinessSignedUp>({ type: 'identity.business-signed-up.v1', userId: user.id });
    return user;
  }

  /** The account that the operator of a new installation begins with. Its address is taken as confirmed. */
  static firstSuperAdmin({ id, email, passwordHash }: Pick<NewUser, 'id' | 'email' | 'passwordHash'>, now: Date): User {
    const person = { id, email, passwordHash, firstName: 'Super', lastName: 'Admin' };
    const preferences = { nativeLanguage: 'en', language: DEFAULT_LOCALE, currency: DEFAULT_CURRENCY };
    const user = User.signUp({ ...person, ...preferences, termsAcceptedAt: now }, now);
    user.role = ROLES.superAdmin;
    user.emailVerifiedAt = now;
    return user;
  }

  /** A suspended or closed account cannot be used. */
  get mayBeUsed(): boolean {
    return this.state === 'active';
  }

  updateProfile(person: PersonalDataChange, now: Date): void {
    this.mustBeUsable();
    // A date of birth from before the age was asked for is kept, and the rest can be changed.
    if (person.birthdate !== this.birthdate) birthdateOfAge(person.birthdate ?? null, now, 'dateOfBirth');
    const told = Object.entries(person).filter(([, value]) => value !== undefined);
    Object.assign(this, Object.fromEntries(told));
  }

  setPreferences(language: Locale, currency: Currency): void {
    this.mustBeUsable();
    this.language = language;
    this.currency = currency;
  }

  /** @param picture the path of a file that the person uploaded; null for none */
  choosePicture(picture: string | null): void {
    this.mustBeUsable();
    this.picture = picture;
  }

  changePassword(passwordHash: string, now: Date): void {
    this.mustBeUsable();
    this.passwordHash = passwordHash;
    this.passwordChangedAt = now;
  }

  /** The person has proved that mails to the address reach them. */
  confirmEmail(now: Date): void {
    this.mustBeUsable();
    if (this.emailVerifiedAt) return;
    this.emailVerifiedAt = now;
    this.record<EmailConfirmed>({ type: 'identity.email-confirmed.v1', userId: this.id });
  }

  /** The person has proved that mails to the new address reach them. */
  changeEmail(email: string, now: Date): void {
    this.mustBeUsable();
    this.email = email;
    this.emailVerifiedAt = now;
    this.record<EmailConfirmed>({ type: 'identity.email-confirmed.v1', userId: this.id });
  }

  /** Throws OwnAccountUnchangeable, or StatusChangeRefused unless the account is active. */
  suspend(by: string): void {
    if (by === this.id) throw new OwnAccountUnchangeable();
    this.moveTo('suspended');
  }

  /** Throws StatusChangeRefused unless the account is suspended. */
  restore(): void {
    this.moveTo('active');
  }

  /** Throws OwnAccountUnchangeable or AccountClosed. */
  changeRole(role: Role, by: string): void {
    if (by === this.id) throw new OwnAccountUnchangeable();
    this.mustBeUsable();
    this.role = role;
  }

  /** @param manager null: the team. Throws AccountClosed, ManagerNotForAccount or ManagerNotOfTeam. */
  assignManager(manager: User | null): void {
    this.mustBeUsable();
    if (!mayHaveManager(this)) throw new ManagerNotForAccount();
    if (manager && !manager.mayManage) throw new ManagerNotOfTeam();
    this.managerId = manager?.id ?? null;
  }

  /** An admin who is suspended or is no admin any more looks after nobody. */
  get mayManage(): boolean {
    return this.mayBeUsed && (this.role === ROLES.superAdmin || this.role === ROLES.admin);
  }

  /** The team has approved the application. Roles above stay. */
  becomeGuide(): void {
    if (this.role === ROLES.customer) this.role = ROLES.guide;
  }

  private moveTo(state: AccountState): void {
    if (!transitions[this.state].includes(state)) throw new StatusChangeRefused({ from: this.state, to: state });
    this.state = state;
  }

  /** For good: the person wants to be forgotten. */
  close(): void {
    this.moveTo('closed');
  }

  private mustBeUsable(): void {
    if (!this.mayBeUsed) throw new AccountClosed();
  }
}

/** Admins decide about guides and customers. About admins only who can change roles does. */
export const mayDecideAbout = ({ role }: Pick<User, 'role'>, actor: Actor): boolean =>
  actor.can('user.suspend') && (role === ROLES.customer || role === ROLES.guide || actor.can('user.change-role'));

/** Guides and professionals have somebody of the team who looks after them. */
export const mayHaveManager = ({ role, accountType }: Pick<User, 'role' | 'accountType'>): boolean =>
  role === ROLES.guide || (role === ROLES.customer && accountType === 'business');

/** By the calendar of UTC. Somebody born on 29 February is a year older on 1 March. */
function birthdateOfAge(birthdate: string | null, now: Date, field: BirthdateImpossible['field']): string | null {
  if (birthdate === null) return null;
  const today = now.toISOString().slice(0, 10);
  const yearsAgo = (years: number): string => `${now.getUTCFullYear() - years}${today.slice(4)}`;
  const oldest = yearsAgo(OLDEST_YEARS);
  if (birthdate > today) throw new BirthdateImpossible(field, 'toCome');
  if (birthdate < oldest) throw new BirthdateImpossible(field, 'longAgo', OLDEST_YEARS);
  if (birthdate > yearsAgo(OF_AGE_YEARS)) throw new UnderAge(field, OF_AGE_YEARS);
  return birthdate;
}
