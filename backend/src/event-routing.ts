import type { BookingCancelled, BookingConfirmed } from './contexts/booking/events.js';
import { CloseMissionWhenBookingCancelled } from './contexts/guide-missions/reactions/close-mission-when-booking-cancelled.js';
import { OpenMissionWhenBookingConfirmed } from './contexts/guide-missions/reactions/open-mission-when-booking-confirmed.js';
import { on, type Route } from './platform/outbox/reaction.js';

/** The map of the system: each fact and who reacts to it, `on<TheFact>('the.fact.v1', ThisReaction, ThatReaction)`. */
export const EVENT_ROUTING: readonly Route[] = [
  on<BookingConfirmed>('booking.confirmed.v1', OpenMissionWhenBookingConfirmed),
  on<BookingCancelled>('booking.cancelled.v1', CloseMissionWhenBookingCancelled),
];
