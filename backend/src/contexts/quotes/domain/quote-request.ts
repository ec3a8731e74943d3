import type { Party } from '../../../shared-kernel/party.js';

export const QUOTE_TYPES = ['airport-pickup', 'transfer', 'business-trip', 'cruise-tour', 'safari', 'general'] as const;
export type QuoteType = (typeof QUOTE_TYPES)[number];

export const ROUTE_TYPES = ['airport_to_address', 'address_to_airport'] as const;
export type RouteType = (typeof ROUTE_TYPES)[number];

export const LODGINGS = ['no-preference', 'tented-camp', 'lodge', 'luxury-lodge'] as const;
export type Lodging = (typeof LODGINGS)[number];

export const INTERESTS = ['big-five', 'migration', 'birds', 'walking', 'photography', 'families'] as const;
export type Interest = (typeof INTERESTS)[number];

/** Who asks. */
export interface Enquirer {
  readonly companyName?: string;
  readonly customerName: string;
  readonly phoneNumber: string;
  readonly email: string;
}

/** What is asked for. Dates and times are local to the place: `2027-05-02`, `09:30`. */
export interface QuoteWishes {
  readonly selectedTravelers: Party;
  readonly selectedFromDate?: string;
  readonly selectedToDate?: string;
  /** A city of the catalogue (id or slug), or the words of the customer. */
  readonly location?: string;
  readonly message?: string;
  readonly suitcases?: number;
  readonly date?: string;
  readonly time?: string;
  readonly addressFrom?: string;
  readonly addressTo?: string;
  /** Letters and digits without blanks: `AZ609`. */
  readonly flightNumber?: string;
  readonly terminal?: string;
  readonly routeType?: RouteType;
  /** IATA code. */
  readonly airport?: string;
  /** Id of a known ship, or its name as the customer wrote it. */
  readonly ship?: string;
  /** Ids of known ports of call, or names as the customer wrote them. */
  readonly stopovers?: readonly string[];
  readonly arrivalTime?: string;
  readonly departureTime?: string;
  readonly allAboard?: string;
  readonly childSeats?: number;
  readonly wheelchair?: boolean;
  /** Ids of zones of a price table: where the address is. */
  readonly zoneFrom?: string;
  readonly zoneTo?: string;
  /** Id of a vehicle. */
  readonly vehicle?: string;
  readonly programme?: string;
  readonly lodging?: Lodging;
  readonly interests?: readonly Interest[];
}
