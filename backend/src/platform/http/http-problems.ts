import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { FieldProblem } from './problem.js';

/** The request's fields did not pass: answered with 422 and one entry per field. */
export class ValidationFailed extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'VALIDATION_FAILED';

  constructor(readonly errors: readonly FieldProblem[]) {
    super({ fields: errors.map((error) => error.field) });
  }
}

export class NotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** A slug that has moved: the client follows `params.slug`. */
export class Moved extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'MOVED';
}

export class TooManyRequests extends DomainError {
  readonly kind = 'too-many';
  readonly code = 'TOO_MANY_REQUESTS';

  constructor(readonly retryAfterSeconds: number) {
    // Nobody counts in seconds what lasts longer than two minutes; none, where seconds say it.
    const minutes = retryAfterSeconds > 120 ? Math.ceil(retryAfterSeconds / 60) : 0;
    super({ seconds: retryAfterSeconds, minutes });
  }
}

/** A form that stood on another site's page. */
export class FormFromElsewhere extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'FORM_FROM_ELSEWHERE';
}
