import type { Actor } from '../../../shared-kernel/actor.js';
import type { Visit } from './visit.js';

/** The visits that were booked. */
export abstract class Visits {
  /** By the reference of the booking. */
  abstract find(reference: string): Promise<Visit | undefined>;
  /** For its customer and who holds the booking's link. Throws what the booking's own calls throw. */
  abstract getOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<Visit>;
  /** Of an account on one tour. */
  abstract ofPerson(userId: string, tourId: string): Promise<readonly Visit[]>;
}
