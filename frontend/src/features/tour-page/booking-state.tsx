import { createContext, memo, useContext, useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { useSite } from '../../i18n/site.js';
import type { TourSearch } from '../../shared/trip-search/trip-search-params.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { firstChoice } from './booking-choice.js';
import { lastChoice, saveLastChoice } from './last-choice.js';
import type { Tour } from './tour.api.js';
import { useBooking, type Booking } from './use-booking.js';

const BookingContext = createContext<Booking | undefined>(undefined);

interface BookingStateProps {
  tour: Tour;
  /** For which the tour was looked for. */
  wanted: TourSearch | undefined;
  children: ReactNode;
}

const Held = memo(({ tour, wanted, isLive, children }: BookingStateProps & { isLive: boolean }) => {
  const { locale } = useSite();
  const place = [tour.id, wanted?.people, wanted?.startAt, wanted?.duration].join(' ');
  const [first] = useState(() => firstChoice(tour, locale, wanted));
  const [begun] = useState(() => (isLive ? lastChoice(place, tour) : undefined));
  const [isBegun, setBegun] = useState(isLive);
  const booking = useBooking(tour, isBegun, undefined, begun ?? first);
  const { choice, begin, adding } = booking;
  // The server knows nothing of what was left: its page comes to life first, and asks for days and prices after this.
  if (isLive && !isBegun) {
    setBegun(true);
    const left = lastChoice(place, tour);
    // Unless something is chosen already: the page takes clicks before this.
    if (left && choice === first) begin(left);
  }
  useEffect(() => {
    if (isBegun) saveLastChoice(place, first, adding.isSuccess ? undefined : choice);
  }, [isBegun, place, first, choice, adding.isSuccess]);
  return <BookingContext value={booking}>{children}</BookingContext>;
});

/**
 * Holds the booking of one tour for panel, sheet and bar. While days and prices come, only these are drawn anew, not the
 * page that stands between; and the first time in a task after the one that brought the page to life.
 */
export const BookingState = (props: BookingStateProps) => <Held {...props} isLive={useDeferredValue(useHydrated())} />;

export function useHeldBooking(): Booking {
  const booking = useContext(BookingContext);
  if (!booking) throw new Error('The booking is held by no <BookingState>');
  return booking;
}
