import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** Somebody else changed the tour after it was read. The params say who and what. */
export class TourChangedMeanwhile extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOUR_CHANGED_MEANWHILE';
}

/** Another tour has this address. */
export class TourSlugTaken extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOUR_SLUG_TAKEN';
  override readonly field = 'slug';
}

/** A published tour must not lose what its page and its sale need; a draft without it is not published. */
export class TourIncomplete extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOUR_INCOMPLETE';
}

/** What is on sale already is not published again; a draft is not withdrawn. */
export class TourStatusFixed extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'TOUR_STATUS_FIXED';
}

export class TourCityUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TOUR_CITY_UNKNOWN';
  override readonly field = 'cityId';
}

export class TourCategoryUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TOUR_CATEGORY_UNKNOWN';
  override readonly field = 'categories';
}

/** The prices are in minor units of the currency and of the kind of the tour: neither changes while there are prices. */
export class TourHasPrices extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TOUR_HAS_PRICES';
  override readonly field: string;

  constructor(field: 'kind' | 'currency') {
    super({ field });
    this.field = field;
  }
}

/** The option at this place contradicts itself, another one or the tour. */
export class TourOptionWrong extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TOUR_OPTION_WRONG';
  override readonly field: string;

  /** @param reason why, as the sentence selects it */
  constructor(index: number, name: string, reason: string) {
    super({ option: index + 1, reason });
    this.field = `options.${index}.${name}`;
  }
}
