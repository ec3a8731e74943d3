import { DomainError, type ErrorParams } from '../../../shared-kernel/building-blocks/domain-error.js';

export class QuoteUnknown extends DomainError {
  readonly kind = 'not-found';
  readonly code = 'QUOTE_UNKNOWN';
}

/** Neither signed in nor with the signed link. */
export class QuoteLinkNeeded extends DomainError {
  readonly kind = 'unauthenticated';
  readonly code = 'RELOGIN_REQUIRED';
}

/** The same person asks for the same thing, and the first request is still open. */
export class QuoteAlreadyRequested extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_ALREADY_REQUESTED';
}

/** `earliestDay`, `earliestTime`, `latestDay` are local to the place. */
export class TimeOutOfRange extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_TIME_OUT_OF_RANGE';

  constructor(
    override readonly field: string,
    params: ErrorParams = {},
  ) {
    super(params);
  }
}

/** The clocks of the place never show this time on that day. */
export class TimeNotOnClock extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_TIME_NOT_ON_CLOCK';

  constructor(
    override readonly field: string,
    params: ErrorParams = {},
  ) {
    super(params);
  }
}

/** `earliest` is the first time that leaves enough after the landing. */
export class PickUpBeforeLanding extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_PICKUP_TOO_SOON';
  override readonly field = 'time';
}

/** `airports` are those between which the flight flies. */
export class FlightOfAnotherAirport extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_FLIGHT_OF_ANOTHER_AIRPORT';
  override readonly field = 'flightNumber';
}

export class AirportUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_AIRPORT_UNKNOWN';
  override readonly field = 'airport';
}

export class VehicleUnknown extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_VEHICLE_UNKNOWN';
  override readonly field = 'vehicle';
}

export class VehicleTooSmall extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_VEHICLE_TOO_SMALL';
  override readonly field = 'vehicle';
}

export class TooManyChildSeats extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_TOO_MANY_CHILD_SEATS';
  override readonly field = 'childSeats';
}

export class NobodyTravels extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_NOBODY_TRAVELS';
  override readonly field = 'selectedTravelers';
}

export class EndBeforeStart extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_ENDS_BEFORE_START';
  override readonly field = 'selectedToDate';
}

/** On a day ashore the ship arrives, then all are aboard, then it departs. */
export class ShipTimesOutOfOrder extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_SHIP_TIMES';

  constructor(
    override readonly field: string,
    params: ErrorParams = {},
  ) {
    super(params);
  }
}

/** The price was shown for another ride, or the time for which it holds has ended. */
export class PriceNoLongerHolds extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_PRICE_ENDED';
  override readonly field = 'priceToken';
}

/** A later version has replaced the one that was to be accepted: `version`, with its `amount` and `currency`. */
export class QuoteSuperseded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_SUPERSEDED';
}

/** The offer held until an instant that has passed. */
export class QuoteOfferEnded extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_OFFER_ENDED';
}

/** The state of the quote does not allow it. `state` is the state now. */
export class QuoteNotOpen extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'QUOTE_NOT_OPEN';
}

/** An offer must hold for some time. */
export class OfferEndsTooSoon extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_OFFER_ENDS_TOO_SOON';
  override readonly field = 'validUntil';
}

/** The lines of an offer add up to more than nothing. */
export class OfferWorthNothing extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_OFFER_WORTH_NOTHING';
  override readonly field = 'lines';
}

/** Neither the request nor the offer names the start, which an order needs. */
export class OfferNeedsTime extends DomainError {
  readonly kind = 'rule-violated';
  readonly code = 'QUOTE_OFFER_NEEDS_TIME';
  override readonly field = 'date';
}
