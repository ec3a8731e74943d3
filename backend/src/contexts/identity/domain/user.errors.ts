import { DomainError } from '../../../platform/domain/domain-error.js';

export class EmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'EMAIL_TAKEN';
  override readonly field = 'email';
}

/** Said alike for an unknown address and a wrong password. */
export class CredentialsWrong extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'CREDENTIALS_WRONG';
}

export class AccountClosed extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'ACCOUNT_CLOSED';
}

export class StatusChangeRefused extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'STATUS_CHANGE_REFUSED';
}
