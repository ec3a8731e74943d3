import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class EmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'EMAIL_TAKEN';
  override readonly field = 'email';
}

/** The same answer for an unknown address and a wrong password. */
export class CredentialsWrong extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'CREDENTIALS_WRONG';
}

/** The account is tried from too many networks, and this one is new to it. The same answer without an account. */
export class SignInCodeRequired extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SIGN_IN_CODE_REQUIRED';
}

/** The same answer for a wrong address, password or code, and for a code that no longer works. */
export class SignInCodeWrong extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SIGN_IN_CODE_WRONG';
  override readonly field = 'code';
}

/** `params.matters`: what is still open, such as `booking-to-come`. */
export class AccountHasOpenMatters extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ACCOUNT_HAS_OPEN_MATTERS';
}

export class AccountClosed extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'ACCOUNT_CLOSED';
}

export class StatusChangeRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'STATUS_CHANGE_REFUSED';
}

/** People take the steps of their own applications; the team alone suspends and restores, and decides. */
export class StatusNotOwnToChange extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'STATUS_NOT_OWN_TO_CHANGE';
  override readonly field = 'status';
}

/** Nobody suspends their own account, or changes their own role. */
export class OwnAccountUnchangeable extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'OWN_ACCOUNT_UNCHANGEABLE';
}

/** Without a Super Admin nobody could change roles any more. The database decides. */
export class LastSuperAdmin extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'LAST_SUPER_ADMIN';
}

/** The first Super Admin makes the others. */
export class SuperAdminExists extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'SUPER_ADMIN_EXISTS';
}

/** Professionals and guides alone have a manager. */
export class ManagerNotForAccount extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MANAGER_NOT_FOR_ACCOUNT';
}

/** A manager is an admin who may sign in. */
export class ManagerNotOfTeam extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'MANAGER_NOT_OF_TEAM';
  override readonly field = 'manager';
}

/** There is no account with this id. */
export class UserUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class BirthdateImpossible extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'BIRTHDATE_IMPOSSIBLE';

  /** @param field its name in the request: `birthdate` at sign-up, `dateOfBirth` in the account */
  constructor(
    override readonly field: 'birthdate' | 'dateOfBirth',
    when: 'toCome' | 'longAgo',
    mostYears = 0,
  ) {
    super({ when, mostYears });
  }
}

/** An account is a contract, so that its owner must be of age. */
export class UnderAge extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'UNDER_AGE';

  constructor(
    override readonly field: BirthdateImpossible['field'],
    leastYears: number,
  ) {
    super({ leastYears });
  }
}

/** To change the password, a signed-in person must know the present one. */
export class PresentPasswordWrong extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PRESENT_PASSWORD_WRONG';

  constructor(override readonly field: 'currentPassword' | 'password' = 'currentPassword') {
    super();
  }
}

/** The new password is the own e-mail address, or the part before its @. */
export class PasswordIsAddress extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PASSWORD_IS_ADDRESS';
  override readonly field = 'password';
}

/** The same answer for a link that was never mailed, was used, or is too old. */
export class LinkNotValid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'LINK_NOT_VALID';
  override readonly field = 'token';
}

/** The password was right, and the account has a second factor. */
export class SecondFactorRequired extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SECOND_FACTOR_REQUIRED';
}

/** The password was right, but not the code: it is none of now, or was used before. */
export class SecondFactorWrong extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'SECOND_FACTOR_WRONG';
  override readonly field = 'code';
}

/** A signed-in person who confirms the password must enter a code too. */
export class SecondFactorCodeMissing extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SECOND_FACTOR_CODE_MISSING';
  override readonly field = 'code';
}

/** A signed-in person has entered a code that is none of now, or was used before. */
export class SecondFactorCodeWrong extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SECOND_FACTOR_CODE_WRONG';
  override readonly field = 'code';
}

export class SecondFactorOn extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'SECOND_FACTOR_ON';
}

export class SecondFactorOff extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'SECOND_FACTOR_OFF';
}

/** In production, admins cannot work without a second factor. */
export class SecondFactorNeededForRole extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'SECOND_FACTOR_NEEDED_FOR_ROLE';
}

/** The person has no such session that is open. */
export class SessionUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'SESSION_UNKNOWN';
}

/** The new address is the one that the account has. */
export class EmailUnchanged extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'EMAIL_UNCHANGED';
  override readonly field = 'email';
}
