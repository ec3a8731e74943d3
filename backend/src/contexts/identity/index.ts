import type { Actor } from '../../shared-kernel/actor.js';
import type { Currency } from '../../shared-kernel/money/currency.js';
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
  readonly status: UserStatus;
  /** A professional, validated or (with the status `pro_pending_validation`) waiting for it. */
  readonly isPro: boolean;
}

export const GUIDE_STATUSES = [
  'guide_fill_form_in_progress',
  'guide_pending_review',
  'guide_approved',
  'guide_rejected',
] as const;

export type GuideStatus = (typeof GUIDE_STATUSES)[number];

/** The one word of answers: the account's state, or what its standing adds to an active account. */
export const USER_STATUSES = ['active', ...GUIDE_STATUSES, 'pro_pending_validation', 'suspended', 'deleted'] as const;

export type UserStatus = (typeof USER_STATUSES)[number];

/** What another context knows of an active account. */
export interface Standing {
  /** Undefined where nothing is to be said: the account is just active. */
  readonly status?: GuideStatus | 'pro_pending_validation' | undefined;
  /** Whether the account is a professional's, validated or waiting for it. */
  readonly isPro: boolean;
}

/** Answers the standing of accounts of one kind. Every id asked for has one. */
export abstract class StandingSource {
  abstract standingsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, Standing>>;
}

/**
 * Where contexts say who answers for the standing of guides (accounts with the role of guides) and of professionals
 * (business accounts). Identity asks at each request; ordinary accounts have no source, and cost no query.
 */
export abstract class StandingSources {
  abstract register(kind: 'guide' | 'professional', source: StandingSource): void;
}

/** What people make of their own status: whoever knows the step takes it. */
export const OWN_STATUS_STEPS = [
  'guide_fill_form_in_progress',
  'guide_pending_review',
] as const satisfies GuideStatus[];

export type OwnStatusStep = (typeof OWN_STATUS_STEPS)[number];

/** Where contexts say who takes a step of the own status. */
export abstract class OwnStatusSteps {
  /** @param take throws where the step is refused */
  abstract register(step: OwnStatusStep, take: (actor: Actor) => Promise<void>): void;
}

/** The country is ISO 3166-1 alpha-2. */
export interface CompanyAddressView {
  readonly street: string;
  readonly streetComplementary: string | null;
  readonly zip: string | null;
  readonly city: string;
  readonly state: string | null;
  readonly country: string;
}

/** The company of a business account. */
export interface CompanyView {
  readonly userId: string;
  readonly companyName: string | null;
  readonly vat: string | null;
  readonly taxNumber: string | null;
  /** The primary address; null where the account has none. */
  readonly address: CompanyAddressView | null;
  readonly signedUpAt: Date;
}

/** Who placed an order without an account. */
export interface GuestCustomer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** E.164. Undefined where the order's number is none. */
  readonly phone?: string;
  readonly currency: Currency;
}

/** The orders that people placed without an account. Identity asks; the context that sells answers. */
export abstract class GuestOrders {
  /** @returns undefined unless the token is the one of the link that was mailed with this guest's order */
  abstract findCustomer(reference: string, token: string): Promise<GuestCustomer | undefined>;
}

/** Who of the team looks after a professional or a guide. */
export interface ManagerView {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The path of a stored file. */
  readonly picture: string | null;
}

/** What a person has told beside the name. */
export interface PersonDetailsView {
  readonly userId: string;
  readonly gender: 'male' | 'female' | null;
  /** Local date `yyyy-MM-dd`. */
  readonly birthdate: string | null;
  /** A customer's or guide's own account: neither of the team nor of a company. */
  readonly mayBecomeGuide: boolean;
}

/** Questions that other contexts may ask identity, through their gateways. */
export abstract class IdentityApi {
  abstract findPerson(userId: string): Promise<PersonView | undefined>;
  /** The people who exist, in no order. */
  abstract findPeople(userIds: readonly string[]): Promise<readonly PersonView[]>;
  /** Only accounts with a confirmed address: an unconfirmed one proves nothing about the person. */
  abstract findPersonByConfirmedEmail(email: string): Promise<PersonView | undefined>;
  /** The companies of the business accounts among these, in no order. */
  abstract findCompanies(userIds: readonly string[]): Promise<readonly CompanyView[]>;
  /** Companies whose name begins or whose VAT number is like this. */
  abstract searchCompanies(text: string, limit: number): Promise<readonly CompanyView[]>;
  /** In no order. */
  abstract findPersonDetails(userIds: readonly string[]): Promise<readonly PersonDetailsView[]>;
  /** The team's admins who may sign in. */
  abstract findAdmins(): Promise<readonly PersonView[]>;
  /** The admin who looks after the person now. Undefined where the team does, also once that admin may not. */
  abstract findManagerOf(userId: string): Promise<ManagerView | undefined>;
  /** Whether the person has entered the password in this session within the last 15 minutes. */
  abstract hasConfirmedPassword(sessionId: string): Promise<boolean>;
}
