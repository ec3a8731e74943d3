import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { FieldProblem } from './problem.js';

const MOST_FIELDS_TOLD = 50;

/** The request's fields are invalid: 422 with one entry per field, for the first 50 of them. */
export class ValidationFailed extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'VALIDATION_FAILED';
  readonly errors: readonly FieldProblem[];

  constructor(errors: readonly FieldProblem[]) {
    const told = errors.slice(0, MOST_FIELDS_TOLD);
    super({ fields: told.map((error) => error.field) });
    this.errors = told;
  }
}

export class NotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** A slug has moved. The client follows `params.slug`. */
export class Moved extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'MOVED';
}

/** The form came from another site's page. */
export class FormFromElsewhere extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORM_FROM_ELSEWHERE';
}
