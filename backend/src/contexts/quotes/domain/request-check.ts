import { instantOf, localOf } from '../../../shared-kernel/time/local-time.js';
import { isTooFarAhead, LONGEST_AHEAD_MS } from '../../../shared-kernel/time/too-far-ahead.js';
import {
  AirportUnknown,
  EndBeforeStart,
  FlightOfAnotherAirport,
  NobodyTravels,
  PickUpBeforeLanding,
  ShipTimesOutOfOrder,
  TimeNotOnClock,
  TimeOutOfRange,
  TooManyChildSeats,
  VehicleTooSmall,
  VehicleUnknown,
} from './quote.errors.js';
import type { QuoteType, QuoteWishes } from './quote-request.js';
import { LEAD_HOURS, MINUTES_AFTER_LANDING } from './service-terms.js';
import type { ServicePlace } from './service-places.js';

/** What is known about the things that a request names. */
export interface KnownFacts {
  /** Whose clock counts; undefined where nobody knows the place. */
  readonly place: ServicePlace | undefined;
  /** The airports between which the flight flies; undefined where the flight is not known. */
  readonly flightAirports?: readonly string[] | undefined;
  readonly vehicle?: { readonly seats: number; readonly suitcases: number } | undefined;
}

/** When the service takes place, as far as the request says. */
export interface ServiceTime {
  readonly startsAt: Date | undefined;
  readonly endsAt: Date | undefined;
}

/** Of a day without a time of day, this is when the service starts. */
const MORNING = '08:00';
const EVENING = '20:00';
/** Half a day: a landing that seems later than the pick-up by more was on the evening before. */
const HALF_DAY_MINUTES = 720;
const HOUR = 3_600_000;

/** Throws what cannot be met, with the field to mend. */
export function checkRequest(type: QuoteType, wishes: QuoteWishes, facts: KnownFacts, now: Date): ServiceTime {
  mustCarry(wishes, facts);
  if (type === 'airport-pickup') mustFitFlight(wishes, facts);
  if (type === 'cruise-tour') mustFitShip(wishes);
  const { selectedFromDate: from, selectedToDate: to } = wishes;
  if (from && to && to < from) throw new EndBeforeStart();
  const time = serviceTimeOf(wishes, facts.place);
  if (time.startsAt) mustBeInRange(type, wishes, time.startsAt, facts.place, now);
  return time;
}

function mustCarry(
  { selectedTravelers, suitcases = 0, childSeats = 0, vehicle }: QuoteWishes,
  facts: KnownFacts,
): void {
  const { adults, children, infants } = selectedTravelers;
  if (adults + children === 0) throw new NobodyTravels();
  if (childSeats > children + infants) throw new TooManyChildSeats({ most: children + infants });
  if (vehicle === undefined) return;
  if (!facts.vehicle) throw new VehicleUnknown();
  const { seats, suitcases: room } = facts.vehicle;
  // Infants need a seat in vehicles.
  if (adults + children + infants > seats || suitcases > room) throw new VehicleTooSmall({ seats, suitcases: room });
}

function mustFitFlight(wishes: QuoteWishes, { place, flightAirports }: KnownFacts): void {
  const { airport = '', flightNumber = '', routeType = 'airport_to_address', arrivalTime, time } = wishes;
  if (!place) throw new AirportUnknown();
  if (flightAirports && !flightAirports.includes(airport))
    throw new FlightOfAnotherAirport({ flight: flightNumber, airports: flightAirports });
  if (routeType === 'address_to_airport' || arrivalTime === undefined || time === undefined) return;
  const gap = minutesOf(time) - minutesOf(arrivalTime);
  const waited = gap < -HALF_DAY_MINUTES ? gap + 2 * HALF_DAY_MINUTES : gap;
  if (waited < MINUTES_AFTER_LANDING)
    throw new PickUpBeforeLanding({
      earliest: timeOf(minutesOf(arrivalTime) + MINUTES_AFTER_LANDING),
      minutes: MINUTES_AFTER_LANDING,
    });
}

function mustFitShip({ arrivalTime, departureTime, allAboard }: QuoteWishes): void {
  const last = allAboard ?? departureTime;
  if (arrivalTime !== undefined && last !== undefined && last <= arrivalTime)
    throw new ShipTimesOutOfOrder(allAboard === undefined ? 'departureTime' : 'allAboard');
  if (allAboard !== undefined && departureTime !== undefined && departureTime < allAboard)
    throw new ShipTimesOutOfOrder('departureTime');
}

function serviceTimeOf(wishes: QuoteWishes, place: ServicePlace | undefined): ServiceTime {
  const { date, time, arrivalTime, allAboard, departureTime, selectedFromDate, selectedToDate } = wishes;
  if (date !== undefined) {
    const start = time ?? arrivalTime;
    const end = time === undefined ? (allAboard ?? departureTime) : undefined;
    const startsAt = instantIn(`${date}T${start ?? MORNING}`, place, start === undefined ? 'date' : 'time');
    return { startsAt, endsAt: end === undefined ? undefined : instantIn(`${date}T${end}`, place, 'date') };
  }
  if (selectedFromDate === undefined) return { startsAt: undefined, endsAt: undefined };
  return {
    startsAt: instantIn(`${selectedFromDate}T${MORNING}`, place, 'selectedFromDate'),
    endsAt: instantIn(`${selectedToDate ?? selectedFromDate}T${EVENING}`, place, 'selectedToDate'),
  };
}

/** Of a place that nobody knows the local time is read as UTC, which is right to half a day. */
function instantIn(local: string, place: ServicePlace | undefined, field: string): Date {
  const instant = instantOf(local, place?.timeZone ?? 'UTC');
  if (!instant) throw new TimeNotOnClock(field);
  return instant;
}

function mustBeInRange(
  type: QuoteType,
  { date, time }: QuoteWishes,
  startsAt: Date,
  place: ServicePlace | undefined,
  now: Date,
): void {
  const earliest = new Date(now.getTime() + LEAD_HOURS[type] * HOUR);
  if (startsAt >= earliest && !isTooFarAhead(startsAt, now)) return;
  const zone = place?.timeZone ?? 'UTC';
  const [earliestDay = '', earliestTime = ''] = localOf(earliest, zone).split('T');
  const [latestDay = ''] = localOf(new Date(now.getTime() + LONGEST_AHEAD_MS), zone).split('T');
  const field = date === undefined ? 'selectedFromDate' : time !== undefined && date === earliestDay ? 'time' : 'date';
  throw new TimeOutOfRange(field, { earliestDay, earliestTime, latestDay });
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function timeOf(minutes: number): string {
  const ofDay = minutes % (2 * HALF_DAY_MINUTES);
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}
