import type { BookedTour } from '../../shared/booking-view/booked-tour-facts.js';
import type { CartItem } from './checkout.api.js';

export const bookedTourOf = ({
  tour,
  startsAt,
  timeZone,
  duration,
  travellers,
  guideLanguage,
}: CartItem): BookedTour => ({
  startsAt,
  timeZone,
  city: tour.city,
  duration,
  travellers,
  guideLanguage,
});
