import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import type { ConversationVisit } from './conversation.js';

/** A booking whose people write to each other. */
export interface BookedVisit extends ConversationVisit {
  readonly tourName: Translated;
  readonly cityName: Translated;
  /** Of the guide's mission. */
  readonly missionId: string | undefined;
  readonly language: Locale;
  readonly currency: string;
  readonly customer: {
    /** Null for a guest. */
    readonly userId: string | null;
    readonly firstName: string;
    readonly lastName: string;
    /** Empty once the person's data were erased. */
    readonly email: string;
  };
  /** Opens a guest's booking; null where the customer signs in. */
  readonly accessToken: string | null;
}

/** The bookings, and the guides of their missions. */
export abstract class BookedVisits {
  /** By the reference of the booking. */
  abstract find(reference: string): Promise<BookedVisit | undefined>;
  /** For its customer and who holds the booking's link. Throws what the booking's own calls throw. */
  abstract getOfCustomer(reference: string, actor: Actor, token: string | undefined): Promise<BookedVisit>;
  /** The references of the bookings that the guide leads or has led, the latest start first; at most 500. */
  abstract ledBy(guideId: string): Promise<readonly string[]>;
}
