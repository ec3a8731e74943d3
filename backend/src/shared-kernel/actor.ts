import { DomainError } from './building-blocks/domain-error.js';
import type { Locale } from './language/locale.js';
import { holdersOf, type Permission } from './permissions.js';
import { ROLES, type Role } from './roles.js';

export { ROLES, ROLE_NAMES, type Role } from './roles.js';

export class NotSignedIn extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'INVALID_TOKEN';

  /** `none`: they never said who they are; `bad`: their session has ended, or was none of ours. */
  constructor(credential: 'none' | 'bad' = 'bad') {
    super({ credential });
  }
}

export class NotAllowed extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORBIDDEN';
}

/** Of the role, but nobody has approved the application: approval opens what is for guides. */
export class GuideNotApproved extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'GUIDE_NOT_APPROVED';
}

/** The person must enter the password again (POST /auth/confirm-password): it counts for 15 minutes of the session. */
export class PasswordConfirmationRequired extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'PASSWORD_CONFIRMATION_REQUIRED';
}

/** The role needs a second factor, and the account has none: the person can set one up, and nothing else. */
export class SecondFactorSetupRequired extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'SECOND_FACTOR_SETUP_REQUIRED';
}

const APPROVED = 'guide_approved';

/** A thing that may belong to a person. */
export interface Owned {
  readonly ownerId: string | null | undefined;
}

/** Who does it: a person who signed in, a visitor without an account, a job of ours, or an integrator's key. */
export class Actor {
  private constructor(
    readonly kind: 'person' | 'visitor' | 'job' | 'integrator',
    /** The user's, job's or key's id; "visitor" for visitors. */
    readonly id: string,
    readonly role?: Role,
    readonly isPro: boolean = false,
    readonly language?: Locale,
    readonly sessionId?: string,
    readonly scopes: readonly string[] = [],
    /** Of the account (specification, section 6). */
    readonly status: string = 'active',
    /** The role needs a second factor, and the account has none. */
    readonly lacksSecondFactor: boolean = false,
    /** Of an integrator's key: the partner whose key it is. */
    readonly partnerId?: string,
  ) {}

  static person(user: {
    id: string;
    role: Role;
    isPro: boolean;
    language: Locale;
    sessionId: string;
    status?: string;
    lacksSecondFactor?: boolean;
  }): Actor {
    const { id, role, isPro, language, sessionId, status, lacksSecondFactor } = user;
    return new Actor('person', id, role, isPro, language, sessionId, [], status, lacksSecondFactor);
  }

  static visitor(language?: Locale): Actor {
    return new Actor('visitor', 'visitor', undefined, false, language);
  }

  static job(name: string): Actor {
    return new Actor('job', name);
  }

  static integrator(keyId: string, scopes: readonly string[], partnerId: string): Actor {
    return new Actor('integrator', keyId, undefined, false, undefined, undefined, scopes, 'active', false, partnerId);
  }

  get isPerson(): boolean {
    return this.kind === 'person';
  }

  owns(ownerId: string | null | undefined): boolean {
    return this.isPerson && ownerId === this.id;
  }

  /** The id of the person; refuses everybody who has not signed in. */
  mustBePerson(): string {
    if (!this.isPerson) throw new NotSignedIn('none');
    return this.id;
  }

  /** The id of the partner; refuses everybody who has no key. */
  mustBeIntegrator(): string {
    if (this.partnerId === undefined) throw new NotSignedIn('none');
    return this.partnerId;
  }

  /** Whether the actor has the permission, for a thing of this owner. Jobs of ours may do everything. */
  can(permission: Permission, thing?: Owned): boolean {
    if (this.kind === 'job') return true;
    const holders = holdersOf(permission);
    if (holders.includes('owner') && this.owns(thing?.ownerId)) return true;
    if (this.role === undefined || this.lacksSecondFactor || !holders.includes(this.role)) return false;
    return this.role !== ROLES.guide || this.status === APPROVED;
  }

  /** Throws SecondFactorSetupRequired where the role needs a second factor and the account has none. */
  mustHaveSecondFactor(): void {
    if (this.lacksSecondFactor) throw new SecondFactorSetupRequired();
  }

  /** Throws NotSignedIn, NotAllowed, SecondFactorSetupRequired, or GuideNotApproved where only the approval is missing. */
  mustBeAllowed(permission: Permission, thing?: Owned): void {
    if (this.can(permission, thing)) return;
    this.mustBePerson();
    this.mustHaveSecondFactor();
    if (this.role === ROLES.guide && holdersOf(permission).includes(ROLES.guide))
      throw new GuideNotApproved({ status: this.status });
    throw new NotAllowed();
  }
}
