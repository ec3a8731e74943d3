import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** The same answer for an account of somebody else, and one that was deactivated. */
export class BankAccountUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'BANK_ACCOUNT_UNKNOWN';
}

export class TooManyBankAccounts extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_BANK_ACCOUNTS';
}
