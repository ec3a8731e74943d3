import type { Trip } from '../../shared/booking-view/trip-facts.js';
import type { CartItem } from './checkout.api.js';

export const tripOf = ({ tour, startsAt, timeZone, duration, travellers, guideLanguage }: CartItem): Trip => ({
  startsAt,
  timeZone,
  city: tour.city,
  duration,
  travellers,
  guideLanguage,
});
