export interface Vehicle {
  readonly id: string;
  readonly seats: number;
  readonly suitcases: number;
}

/** The vehicles that can be asked for. */
export abstract class Vehicles {
  abstract find(id: string): Promise<Vehicle | undefined>;
}
