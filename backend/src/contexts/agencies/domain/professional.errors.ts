import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class ProfessionalUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Somebody has decided already, or the professional has not asked again. `state` is the state now. */
export class ProfessionalAlreadyDecided extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PROFESSIONAL_ALREADY_DECIDED';
}

/** Only who was rejected can ask again. */
export class ProfessionalNotRejected extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PROFESSIONAL_NOT_REJECTED';
}
