import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** The same answer for a payout of another guide. */
export class PayoutUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class BatchUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

export class ObjectionUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** The bill is written, or will be from now on. */
export class ObjectionTooLate extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'OBJECTION_TOO_LATE';
}

export class ObjectionOpen extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'OBJECTION_OPEN';
}

export class ObjectionAnswered extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'OBJECTION_ANSWERED';
}

export class CorrectionImpossible extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CORRECTION_IMPOSSIBLE';
  override readonly field = 'correction';
}

export class NothingToPay extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NOTHING_TO_PAY';
}

/** The company has no account in the currency that transfers could leave. */
export class NoCompanyAccount extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'NO_COMPANY_ACCOUNT';
}

export class BatchAlreadyPaid extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'BATCH_ALREADY_PAID';
}
