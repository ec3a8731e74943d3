import { DomainError } from './building-blocks/domain-error.js';
import type { Locale } from './language/locale.js';

/** The four roles; the API shows number and name (specification, section 6). */
export const ROLES = { superAdmin: 1, admin: 2, guide: 3, customer: 4 } as const;

export type Role = (typeof ROLES)[keyof typeof ROLES];

export const ROLE_NAMES: Readonly<Record<Role, string>> = { 1: 'Super Admin', 2: 'Admin', 3: 'Guide', 4: 'Customer' };

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

const APPROVED = 'guide_approved';

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
  ) {}

  static person(user: {
    id: string;
    role: Role;
    isPro: boolean;
    language: Locale;
    sessionId: string;
    status?: string;
  }): Actor {
    return new Actor('person', user.id, user.role, user.isPro, user.language, user.sessionId, [], user.status);
  }

  static visitor(language?: Locale): Actor {
    return new Actor('visitor', 'visitor', undefined, false, language);
  }

  static job(name: string): Actor {
    return new Actor('job', name);
  }

  static integrator(keyId: string, scopes: readonly string[]): Actor {
    return new Actor('integrator', keyId, undefined, false, undefined, undefined, scopes);
  }

  get isPerson(): boolean {
    return this.kind === 'person';
  }

  get isAdmin(): boolean {
    return this.role === ROLES.admin || this.role === ROLES.superAdmin;
  }

  owns(ownerId: string | null | undefined): boolean {
    return this.isPerson && ownerId === this.id;
  }

  /** The id of the person; refuses everybody who has not signed in. */
  mustBePerson(): string {
    if (!this.isPerson) throw new NotSignedIn('none');
    return this.id;
  }

  mustBeAdmin(): void {
    if (this.kind === 'job') return;
    this.mustBePerson();
    if (!this.isAdmin) throw new NotAllowed();
  }

  mustBeGuide(): string {
    const id = this.mustBePerson();
    this.mustHaveOneOf([ROLES.guide, ROLES.admin, ROLES.superAdmin]);
    return id;
  }

  /** A guide counts as one once approved. */
  mustHaveOneOf(roles: readonly Role[]): void {
    this.mustBePerson();
    if (!roles.includes(this.role as Role)) throw new NotAllowed();
    if (this.role === ROLES.guide && this.status !== APPROVED) throw new GuideNotApproved({ status: this.status });
  }
}
