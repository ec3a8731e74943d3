import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type Vehicle, Vehicles } from '../domain/vehicles.js';

@Injectable()
export class ReferenceVehicles extends Vehicles {
  constructor(private readonly db: ReadDb) {
    super();
  }

  find(id: string): Promise<Vehicle | undefined> {
    return this.db.first(sql<Vehicle>`select id, seats, suitcases from quotes.vehicle where id = ${id} and active`);
  }
}
