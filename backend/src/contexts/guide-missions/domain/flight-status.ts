/** What is known of a flight on its day. An adapter asks a service that an operator has chosen. */
export abstract class FlightStatus {
  /**
   * By how many minutes the flight lands later than its timetable says; below zero where it is early. Undefined where
   * nothing is known of it. Throws where the service does not answer.
   * @param flightNumber without blanks: `AZ609`
   * @param landsOn `yyyy-MM-dd`, local to the airport
   */
  abstract minutesLate(flightNumber: string, landsOn: string): Promise<number | undefined>;
}

/** The driver's free waiting covers less than this. */
const NOT_WORTH_MOVING = 15;
/** As late as a mission can be moved. */
export const MOST_DELAY_MINUTES = 720;

/** So much later the mission begins: in whole quarters of an hour, so that the time does not move with each minute. */
export function delayOfFlight(minutesLate: number): number {
  if (minutesLate < NOT_WORTH_MOVING) return 0;
  return Math.min(Math.ceil(minutesLate / NOT_WORTH_MOVING) * NOT_WORTH_MOVING, MOST_DELAY_MINUTES);
}

const HOUR_MS = 3_600_000;
const CHECKED_FROM_MS = 6 * HOUR_MS;
const CHECKED_EVERY_MS = HOUR_MS / 4;

/** When the flight is first asked about: six hours before the pick-up, or now. */
export const firstFlightCheck = (startsAt: Date, now: Date): Date =>
  new Date(Math.max(startsAt.getTime() - CHECKED_FROM_MS, now.getTime()));

/** A quarter of an hour later; undefined once the pick-up has begun. */
export const nextFlightCheck = (startsAt: Date, now: Date): Date | undefined =>
  now >= startsAt ? undefined : new Date(now.getTime() + CHECKED_EVERY_MS);
