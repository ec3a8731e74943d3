import type { Actor } from '../../../shared-kernel/actor.js';
import { ROLES } from '../../../shared-kernel/actor.js';
import type { Locale, Translated } from '../../../shared-kernel/language/locale.js';
import { NotTheBookedTour, ReviewsByCustomersOnly, TimeToReviewOver, VisitDidNotTakePlace } from './review.errors.js';

/** A review is taken so many days after the end of the visit. */
export const DAYS_TO_REVIEW = 90;

/** A visit that a customer booked, as reviews need it. */
export interface Visit {
  /** Of the booking. */
  readonly reference: string;
  readonly orderReference: string;
  readonly tour: { readonly id: string; readonly slug: string; readonly name: Translated };
  readonly city: { readonly id: string; readonly name: Translated };
  readonly endsAt: Date;
  /** `yyyy-MM-dd`, in the zone of the city. */
  readonly localDate: string;
  readonly tookPlace: boolean;
  readonly guide: { readonly id: string; readonly name: string } | null;
  readonly language: Locale;
  readonly currency: string;
  readonly customer: {
    readonly userId: string | null;
    readonly firstName: string;
    readonly lastName: string;
    /** Empty once the person's data were erased. */
    readonly email: string;
  };
  /** Opens a guest's booking; null where the customer signs in. */
  readonly accessToken: string | null;
}

export const reviewUntil = (endsAt: Date): Date => new Date(endsAt.getTime() + DAYS_TO_REVIEW * 86_400_000);

/** Whether a review of a visit that took place is taken now. The last instant is included. */
export const isTimeToReview = (endsAt: Date, now: Date): boolean => endsAt <= now && now <= reviewUntil(endsAt);

/** Throws VisitDidNotTakePlace or TimeToReviewOver. */
export function mustBeReviewable({ tookPlace, endsAt }: Pick<Visit, 'tookPlace' | 'endsAt'>, now: Date): void {
  if (!tookPlace || now < endsAt) throw new VisitDidNotTakePlace();
  if (!isTimeToReview(endsAt, now)) throw new TimeToReviewOver({ until: reviewUntil(endsAt).toISOString() });
}

/** Throws NotTheBookedTour. */
export function mustBeOfTour(visit: Visit, tourId: string): void {
  if (visit.tour.id !== tourId) throw new NotTheBookedTour({ tour: tourId });
}

/** Guests write by their link. Throws ReviewsByCustomersOnly for guides and the team. */
export function mustBeCustomer(actor: Actor): void {
  if (actor.role !== undefined && actor.role !== ROLES.customer) throw new ReviewsByCustomersOnly();
}

/** As a review names its author: `Hanna K.` */
export function shownName({ firstName, lastName }: Visit['customer']): string {
  const [initial] = [...lastName.trim()];
  return initial === undefined ? firstName.trim() : `${firstName.trim()} ${initial.toUpperCase()}.`;
}
