/** Which airports a flight connects. */
export abstract class FlightRoutes {
  /** IATA codes; undefined where the flight is not known. @param flightNumber without blanks: `AZ609` */
  abstract airportsOf(flightNumber: string): Promise<readonly string[] | undefined>;
}
