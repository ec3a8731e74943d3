import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import {
  CUSTOMER_ACTIONS,
  type CustomerAction,
  QUOTE_STATES,
  type QuoteState,
  TEAM_ACTIONS,
  type TeamAction,
} from '../domain/quote.js';
import {
  INTERESTS,
  type Interest,
  LODGINGS,
  type Lodging,
  QUOTE_TYPES,
  type QuoteType,
  ROUTE_TYPES,
  type RouteType,
} from '../domain/quote-request.js';

class QuoteMoney {
  @ApiProperty() amount!: number;
  @ApiProperty({ enum: CURRENCIES }) currency!: Currency;
}

class QuoteTravelers {
  @ApiProperty() adults!: number;
  @ApiProperty() children!: number;
  @ApiProperty() infants!: number;
}

class QuoteEnquirer {
  @ApiProperty({ required: false }) companyName?: string;
  @ApiProperty() customerName!: string;
  @ApiProperty() phoneNumber!: string;
  @ApiProperty() email!: string;
}

/** What was asked for. Airport, ship, ports, vehicle and city are named in the reader's language where they are known. */
class QuoteWishesView {
  @ApiProperty({ type: QuoteTravelers }) selectedTravelers!: QuoteTravelers;
  @ApiProperty({ required: false, format: 'date' }) selectedFromDate?: string;
  @ApiProperty({ required: false, format: 'date' }) selectedToDate?: string;
  @ApiProperty({ required: false }) location?: string;
  @ApiProperty({ required: false }) message?: string;
  @ApiProperty({ required: false }) suitcases?: number;
  @ApiProperty({ required: false, format: 'date' }) date?: string;
  @ApiProperty({ required: false }) time?: string;
  @ApiProperty({ required: false }) addressFrom?: string;
  @ApiProperty({ required: false }) addressTo?: string;
  @ApiProperty({ required: false }) flightNumber?: string;
  @ApiProperty({ required: false }) terminal?: string;
  @ApiProperty({ required: false, enum: ROUTE_TYPES }) routeType?: RouteType;
  @ApiProperty({ required: false }) airport?: string;
  @ApiProperty({ required: false }) ship?: string;
  @ApiProperty({ required: false, type: [String] }) stopovers?: string[];
  @ApiProperty({ required: false }) arrivalTime?: string;
  @ApiProperty({ required: false }) departureTime?: string;
  @ApiProperty({ required: false }) allAboard?: string;
  @ApiProperty({ required: false }) childSeats?: number;
  @ApiProperty({ required: false }) wheelchair?: boolean;
  @ApiProperty({ required: false }) vehicle?: string;
  @ApiProperty({ required: false }) zoneFrom?: string;
  @ApiProperty({ required: false }) zoneTo?: string;
  @ApiProperty({ required: false }) programme?: string;
  @ApiProperty({ required: false, enum: LODGINGS }) lodging?: Lodging;
  @ApiProperty({ required: false, enum: INTERESTS, isArray: true }) interests?: Interest[];
}

class QuoteOfferLine {
  @ApiProperty() text!: string;
  @ApiProperty({ type: QuoteMoney }) amount!: QuoteMoney;
}

export class QuoteOfferView {
  @ApiProperty() version!: number;
  @ApiProperty({ type: [QuoteOfferLine] }) lines!: QuoteOfferLine[];
  @ApiProperty({ type: QuoteMoney }) total!: QuoteMoney;
  @ApiProperty({ type: QuoteMoney, description: 'The VAT that the total contains.' }) vat!: QuoteMoney;
  @ApiProperty({ description: 'In hundredths of a percent.' }) vatBasisPoints!: number;
  @ApiProperty({ format: 'date-time', type: String }) validUntil!: string;
  @ApiProperty({ description: 'Until so many hours before the start cancelling costs nothing.' }) freeHours!: number;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) startsAt!: string | null;
  @ApiProperty({ type: Number, nullable: true }) durationMinutes!: number | null;
  @ApiProperty({ type: String, nullable: true }) vehicle!: string | null;
  @ApiProperty({ type: String, nullable: true }) note!: string | null;
  @ApiProperty({ format: 'date-time', type: String }) sentAt!: string;
}

class QuoteMessageView {
  @ApiProperty({ enum: ['customer', 'team'] }) by!: 'customer' | 'team';
  @ApiProperty() text!: string;
  @ApiProperty({ format: 'date-time', type: String }) at!: string;
}

class QuotePlace {
  @ApiProperty({ example: 'Rome Fiumicino Airport' }) name!: string;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

/** What the customer and the team both read. */
class QuoteFacts {
  @ApiProperty({ example: 'QT-4F8T2W' }) reference!: string;
  @ApiProperty({ enum: QUOTE_TYPES }) type!: QuoteType;
  @ApiProperty({ enum: QUOTE_STATES }) state!: QuoteState;
  @ApiProperty({ format: 'date-time', type: String }) requestedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String, description: 'The team answers before.' }) answerBefore!: Date;
  @ApiProperty({ type: QuotePlace, nullable: true, description: 'Null where nobody knows the place.' })
  place!: QuotePlace | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) startsAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) endsAt!: Date | null;
  @ApiProperty({ type: QuoteEnquirer }) customer!: QuoteEnquirer;
  @ApiProperty({ type: QuoteWishesView }) wishes!: QuoteWishesView;
  @ApiProperty({ type: [QuoteMessageView] }) messages!: QuoteMessageView[];
  @ApiProperty({ type: Number, nullable: true }) acceptedVersion!: number | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) decidedAt!: Date | null;
}

class QuoteOrderView {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) reference!: string;
  @ApiProperty({ description: 'Of the order: awaiting-payment, paid …' }) status!: string;
  @ApiProperty({ example: 'BK-4F8T2W' }) bookingReference!: string;
  @ApiProperty({ format: 'date-time', type: String, description: 'Until when it can be paid.' }) expiresAt!: Date;
  @ApiProperty({ required: false, description: 'Opens the order of a guest.' }) accessToken?: string;
}

/** A quote, for its customer. */
export class QuoteView extends QuoteFacts {
  @ApiProperty({ type: QuoteOrderView, nullable: true, description: 'Of the accepted version.' })
  order!: QuoteOrderView | null;
  @ApiProperty({ type: QuoteOfferView, nullable: true, description: 'The last version that was sent.' })
  offer!: QuoteOfferView | null;
  @ApiProperty({ enum: CUSTOMER_ACTIONS, isArray: true, description: 'What the customer may do now.' })
  actions!: CustomerAction[];
}

/** A quote, for the team. */
export class QuoteRecord extends QuoteFacts {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'uuid', type: String, nullable: true }) userId!: string | null;
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ enum: CURRENCIES, description: 'In which the customer reads prices.' }) currency!: Currency;
  @ApiProperty({ type: [QuoteOfferView] }) offers!: QuoteOfferView[];
  @ApiProperty({ type: String, nullable: true }) declineReason!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Of the accepted version.', example: 'CIC-7K3M9Q' })
  orderReference!: string | null;
  @ApiProperty() version!: number;
  @ApiProperty({ enum: TEAM_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: TeamAction[];
}

/** A quote in the team's list. */
export class QuoteRow {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ example: 'QT-4F8T2W' }) reference!: string;
  @ApiProperty({ enum: QUOTE_TYPES }) type!: QuoteType;
  @ApiProperty({ enum: QUOTE_STATES }) state!: QuoteState;
  @ApiProperty() customerName!: string;
  @ApiProperty({ type: String, nullable: true }) companyName!: string | null;
  @ApiProperty() email!: string;
  @ApiProperty({ format: 'date-time', type: String }) requestedAt!: Date;
  @ApiProperty({ format: 'date-time', type: String }) answerBefore!: Date;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) startsAt!: Date | null;
  @ApiProperty({ type: String, nullable: true }) timeZone!: string | null;
  @ApiProperty({ type: QuoteMoney, nullable: true, description: 'Of the last offer.' }) total!: QuoteMoney | null;
  @ApiProperty({ description: 'The customer waits for an answer to a question.' }) hasOpenQuestion!: boolean;
}

export class QuotesPage extends ListPage<QuoteRow> {
  @ApiProperty({ type: [QuoteRow] }) items!: QuoteRow[];
}
