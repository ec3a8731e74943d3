import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** There is no such vehicle, company, ship, port or price table. */
export class ReferenceNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Another one of the kind has this name, or the city has a price table. */
export class ReferenceTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_REFERENCE_TAKEN';
}

/** A field that its kind needs is missing. */
export class ReferenceIncomplete extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_REFERENCE_INCOMPLETE';
  override readonly field: string;

  constructor(field: string) {
    super({ field });
    this.field = field;
  }
}

/** A field names a company, a city, a vehicle or a zone that there is not, or names one twice. */
export class ReferenceUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_REFERENCE_UNKNOWN';
  override readonly field: string;

  constructor(field: string) {
    super({ field });
    this.field = field;
  }
}
