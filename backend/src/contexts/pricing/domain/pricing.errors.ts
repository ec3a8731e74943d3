import { DomainError } from '../../../shared-kernel/building-blocks/domain-error.js';

/** `reason`: no_adult, too_few, too_many (persons) or not_priced (a hole in the table). */
export class PartyNotBookable extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'PARTY_NOT_BOOKABLE';
  override readonly field = 'travellers';
}

/** The rates are older than 72 hours: only the tour's own currency can be promised. */
export class CurrencyNotOffered extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'CURRENCY_NOT_OFFERED';
  override readonly field = 'currency';
}

/** Not of our making, or made for another tour, duration or party. */
export class QuoteTokenInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_TOKEN_INVALID';
  override readonly field = 'quoteToken';
}

/** `index` of the supplement, and `reason`: charge, season, weekdays or meeting_points. */
export class SupplementInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'SUPPLEMENT_INVALID';
  override readonly field = 'supplements';
}

/** `band`: adult, child or infant. */
export class TicketsInvalid extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'TICKETS_INVALID';
  override readonly field = 'tickets';
}
