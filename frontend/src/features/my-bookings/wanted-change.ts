import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import type { WantedChange } from './bookings.api.js';

/** What was chosen in the panel. */
export interface ChosenTerms {
  readonly date?: string | undefined;
  readonly time?: string | undefined;
  readonly duration: number;
  readonly travellers: Booking['travellers'];
  readonly guideLanguage: NonNullable<WantedChange['guideLanguage']>;
  readonly meetingPoint?: string | undefined;
}

/** Only what is another than booked: the rest stays, whatever becomes of the tour. */
export function wantedChange(booking: Booking, chosen: ChosenTerms): WantedChange {
  const { date, time, duration, travellers, guideLanguage, meetingPoint } = chosen;
  const isMoved = date !== undefined && time !== undefined && (date !== booking.date || time !== booking.time);
  const isOtherParty = (['adults', 'children', 'infants'] as const).some(
    (band) => travellers[band] !== booking.travellers[band],
  );
  return {
    ...(isMoved ? { datetime: { date, time } } : {}),
    ...(duration === booking.duration ? {} : { duration }),
    ...(isOtherParty ? { travellers } : {}),
    ...(guideLanguage === booking.guideLanguage ? {} : { guideLanguage }),
    ...(meetingPoint === undefined || meetingPoint === booking.meetingPoint.id ? {} : { meetingPoint }),
  };
}
