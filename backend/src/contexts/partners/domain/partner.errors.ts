import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class PartnerUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Another partner has this address. */
export class PartnerEmailTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PARTNER_EMAIL_TAKEN';
  override readonly field = 'email';
}

/** The team has suspended the partner: its keys open nothing, and it gets no new ones. */
export class PartnerSuspended extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PARTNER_SUSPENDED';
}

export class PartnerNotSuspended extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PARTNER_NOT_SUSPENDED';
}

export class ApiKeyUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** The key was revoked, has expired, or has a successor already. */
export class ApiKeyEnded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'API_KEY_ENDED';
}

export class TooManyApiKeys extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_API_KEYS';
}

/** The partner has no booking of this name. */
export class PartnerBookingUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'INVALID_BOOKING_UUID';
}

/** What a call of the standard names does not exist, or cannot be done: `error` is the standard's word for it. */
export class OctoRefusal extends DomainError {
  readonly kind = 'malformed';
  readonly code: string;

  constructor(error: string, params: Readonly<Record<string, string>> = {}) {
    super(params);
    this.code = error;
  }
}
