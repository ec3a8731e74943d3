import { Injectable } from '@nestjs/common';
import { FlightRoutes } from '../domain/flight-routes.js';
import { flights } from '../reference/flights.js';

/** Some long-haul flights that have kept their numbers for years. A flight that is not among them counts as unknown. */
@Injectable()
export class SnapshotFlightRoutes extends FlightRoutes {
  async airportsOf(flightNumber: string): Promise<readonly string[] | undefined> {
    return flights[flightNumber];
  }
}
