/** The travellers by age band in completed years on the day: infants under 2, children 2 to 12, adults 13 and over. */
export interface Travellers {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** The seats of a party: infants sit on laps on foot, but need a seat in cars and boats. */
export const seatsOf = (party: Travellers, infantsNeedSeat: boolean): number =>
  party.adults + party.children + (infantsNeedSeat ? party.infants : 0);
