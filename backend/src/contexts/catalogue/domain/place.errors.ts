import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

export class PlaceUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'NOT_FOUND';
}

/** Another place of the kind has this address, or another country this code. */
export class PlaceTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'PLACE_TAKEN';
  override readonly field: string;

  constructor(field: 'slug' | 'code') {
    super({ field });
    this.field = field;
  }
}

/** A field that its kind of place needs is missing. */
export class PlaceIncomplete extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PLACE_INCOMPLETE';
  override readonly field: string;

  constructor(field: string) {
    super({ field });
    this.field = field;
  }
}

/** There is no such continent or country. */
export class PlaceParentUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PLACE_PARENT_UNKNOWN';
  override readonly field = 'parentId';
}

/** Tours name their categories by slug. */
export class PlaceSlugFixed extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PLACE_SLUG_FIXED';
  override readonly field = 'slug';
}
