import type { Trip } from '../../trip/trip-facts.js';
import type { CartItem } from './checkout.api.js';

export const tripOf = ({ tour, startsAt, timeZone, duration, travellers, guideLanguage }: CartItem): Trip => ({
  startsAt,
  timeZone,
  city: tour.city,
  duration,
  travellers,
  guideLanguage,
});
