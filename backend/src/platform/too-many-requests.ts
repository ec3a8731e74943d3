import { DomainError } from '../shared-kernel/building-blocks/domain-error.js';

/** A limit was reached: answered with 429 and Retry-After. */
export class TooManyRequests extends DomainError {
  readonly kind = 'too-many';
  readonly code = 'TOO_MANY_REQUESTS';

  constructor(readonly retryAfterSeconds: number) {
    // Nobody counts in seconds what lasts longer than two minutes; none, where seconds say it.
    const minutes = retryAfterSeconds > 120 ? Math.ceil(retryAfterSeconds / 60) : 0;
    super({ seconds: retryAfterSeconds, minutes });
  }
}
