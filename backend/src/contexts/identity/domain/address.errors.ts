import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** The same answer for an address of somebody else, and one that was removed. */
export class AddressUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'ADDRESS_UNKNOWN';
}

export class TooManyAddresses extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOO_MANY_ADDRESSES';
}
