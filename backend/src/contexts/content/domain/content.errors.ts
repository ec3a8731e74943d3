import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** Two texts of a kind cannot stand at one address. */
export class EntrySlugTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_SLUG_TAKEN';
  override readonly field = 'slug';
}

export class EntrySlugNotValid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'ENTRY_SLUG_NOT_VALID';
  override readonly field = 'slug';
}

/** The site leads to its own pages by their names. */
export class EntryAddressFixed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'ENTRY_ADDRESS_FIXED';
  override readonly field = 'slug';
}

export class EntryNotFound extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'ENTRY_NOT_FOUND';
}
