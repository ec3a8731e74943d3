import { ApiProperty } from '@nestjs/swagger';
import { Fraction } from '../../../platform/http/fractions.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { EARNINGS_LINE_KINDS } from '../domain/earnings.js';
import type { Visit } from '../domain/mission-departure.js';
import { ANSWERS } from '../domain/offer.js';

/** Statuses as a guide sees them (specification, section 4). */
export const MISSION_STATUSES = [
  'waiting-response',
  'pending',
  'assigned',
  'accepted',
  'rejected',
  'finished',
  'cancelled',
] as const;

export type MissionStatus = (typeof MISSION_STATUSES)[number];

export const MISSION_ACTIONS = ['respond', 'cancel', 'start', 'no-show', 'delay', 'name-board'] as const;

export type MissionAction = (typeof MISSION_ACTIONS)[number];

export class MissionMoney {
  @ApiProperty({ description: 'Integer of the minor unit.', example: 12900 }) amount!: number;
  @ApiProperty({ example: 'EUR' }) currency!: string;
}

export class MissionTravellers {
  @ApiProperty() adults!: number;
  @ApiProperty() children!: number;
  @ApiProperty() infants!: number;
}

class MissionTourView {
  @ApiProperty() id!: string;
  @ApiProperty() name!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Null where no tour was sold.' }) slug!: string | null;
  @ApiProperty() image!: string;
}

class MissionRide {
  @ApiProperty({ type: String, nullable: true }) destination!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'AZ609' }) flightNumber!: string | null;
  @ApiProperty({ type: String, nullable: true }) ship!: string | null;
  @ApiProperty({ type: String, nullable: true }) vehicle!: string | null;
  @ApiProperty() suitcases!: number;
  @ApiProperty() childSeats!: number;
  @ApiProperty() wheelchair!: boolean;
  @ApiProperty({ description: 'Waiting that costs nothing.' }) waitMinutes!: number;
}

class TravellerContact {
  @ApiProperty() phone!: string;
  @ApiProperty() email!: string;
}

class MissionTraveller {
  @ApiProperty() language!: string;
  @ApiProperty({ required: false, description: 'Not of a mission that is closed for this guide.' }) name?: string;
  @ApiProperty({
    type: TravellerContact,
    required: false,
    description: 'Once the mission is the guide’s, until seven days after its end.',
  })
  contact?: TravellerContact;
}

export class MissionBookingView {
  @ApiProperty() reference!: string;
  @ApiProperty({ type: MissionTravellers }) travellers!: MissionTravellers;
  @ApiProperty({ type: MissionTraveller }) traveller!: MissionTraveller;
  @ApiProperty({ type: [String], description: 'Names of those who come along, once the mission is the guide’s.' })
  additionalCustomers!: string[];
  @ApiProperty() meetingPoint!: string;
  @ApiProperty({ type: String, nullable: true }) specialRequirements!: string | null;
  @ApiProperty({ enum: ['started', 'no-show'], required: false, description: 'What the guide has said on the day.' })
  visit?: Visit;
}

class EarningsLineView {
  @ApiProperty({ enum: EARNINGS_LINE_KINDS }) kind!: (typeof EARNINGS_LINE_KINDS)[number];
  @ApiProperty({ required: false, description: 'The booking that the amount is for.' }) bookingReference?: string;
  @ApiProperty({
    required: false,
    description: 'Of the net price, or of the share or fee, in hundredths of a percent.',
    example: 7000,
  })
  basisPoints?: number;
  @ApiProperty({
    type: MissionMoney,
    required: false,
    description: 'The net price: without VAT, tickets and discounts. Missing where it is the price.',
  })
  of?: MoneyView;
  @ApiProperty({ type: MissionMoney, description: 'Negative for a refund to the customer.' }) amount!: MoneyView;
}

/** `waiting`: earned 48 hours after the end; `held`: the bank of a customer demands money back. */
export const PAY_STATES = ['expected', 'waiting', 'held', 'earned'] as const;

export type PayState = (typeof PAY_STATES)[number];

export class EarningsView {
  @ApiProperty({ type: [EarningsLineView] }) lines!: readonly EarningsLineView[];
  @ApiProperty({ type: MissionMoney }) net!: MoneyView;
  @ApiProperty({ description: 'Local date.', example: '2027-06-08' }) payOn!: string;
  @ApiProperty({
    enum: PAY_STATES,
    description: '`waiting`: earned 48 hours after the end. `held`: the bank of a customer demands money back.',
  })
  state!: PayState;
}

export class ReasonsView {
  @ApiProperty({
    type: 'integer',
    minimum: 1,
    description: 'Among the guides who could lead the tour then; 1 is the best.',
  })
  place!: number;
  @ApiProperty({ type: 'integer', minimum: 1, description: 'So many guides could lead it.' }) among!: number;
  @Fraction({ nullable: true, minimum: 1, maximum: 5, description: 'Null without stars.' }) rating!: number | null;
  @ApiProperty({ type: 'integer', description: 'Refused and given back in the last 90 days.' }) refusals!: number;
  @ApiProperty({ type: 'integer', nullable: true, description: 'Since the latest mission; null without one.' })
  daysWaited!: number | null;
}

/** A mission as one guide sees it; of several bookings, the first one stands in front. */
export class MissionView {
  @ApiProperty() uuid!: string;
  @ApiProperty() bookingReference!: string;
  @ApiProperty({ type: [MissionBookingView] }) bookings!: MissionBookingView[];
  @ApiProperty() city!: string;
  @ApiProperty({ type: MissionTourView }) tour!: MissionTourView;
  @ApiProperty({ description: 'In the zone of the city.' }) date!: string;
  @ApiProperty() time!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty() endsAt!: string;
  @ApiProperty() timeZone!: string;
  @ApiProperty({ description: 'Minutes.' }) duration!: number;
  @ApiProperty({ description: 'In which the tour is given.' }) guideLanguage!: string;
  @ApiProperty() meetingPoint!: string;
  @ApiProperty({ type: MissionRide, required: false, description: 'What a quote promised.' }) ride?: MissionRide;
  @ApiProperty({ description: 'So many minutes later than agreed; date, time and instants say when.' })
  delayMinutes!: number;
  @ApiProperty({ type: MissionTravellers, description: 'Of all bookings together.' }) travellers!: MissionTravellers;
  @ApiProperty({ type: MissionTraveller }) traveller!: MissionTraveller;
  @ApiProperty({ type: String, nullable: true }) specialRequirements!: string | null;
  @ApiProperty({ enum: ANSWERS, required: false }) guideAvailability?: string;
  @ApiProperty({ required: false }) guideAnswer?: string;
  @ApiProperty({ required: false, description: 'Why the guide gave it back.' }) privateNote?: string;
  @ApiProperty({ description: 'False once the guide gave it back.' }) activated!: boolean;
  @ApiProperty({ enum: MISSION_STATUSES }) status!: MissionStatus;
  @ApiProperty({ required: false, description: 'True once another guide has it.' }) givenAway?: boolean;
  @ApiProperty({ required: false, description: 'True where the time to answer passed without a word of the guide.' })
  expired?: boolean;
  @ApiProperty({ required: false, format: 'date-time' }) respondBefore?: string;
  @ApiProperty({
    type: ReasonsView,
    required: false,
    description: 'Why this guide was asked. Not where the team assigned the mission.',
  })
  reasons?: ReasonsView;
  @ApiProperty({ type: EarningsView, required: false }) earnings?: EarningsView;
  @ApiProperty({ enum: MISSION_ACTIONS, isArray: true, description: 'What the guide may do next.' })
  actions!: MissionAction[];
}
