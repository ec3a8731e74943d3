import { getRouteApi } from '@tanstack/react-router';
import { BookingPage } from '../features/my-bookings/booking-page.js';
import { ChangeFrame, ChangeOffer, type ChangeEnds } from '../features/my-bookings/change-panel.js';
import { wantedChange } from '../features/my-bookings/wanted-change.js';
import { WaitingChange } from '../features/my-bookings/waiting-change.js';
import { WithMessages } from '../i18n/with-messages.js';
import type { Booking } from '../shared/booking-view/booking-view.api.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Skeleton } from '../ui/feedback/skeleton.js';

const place = <Skeleton className="h-96" />;
const ChangeBooked = onDemand(async () => (await import('../features/tour-page/change-booked.js')).ChangeBooked, place);
const ChangePayment = onDemand(
  async () => (await import('../features/checkout/change-payment.js')).ChangePayment,
  place,
);
const route = getRouteApi('/$lang/$currency/bookings/$reference');

/** The steps of the tour's booking panel, with what is booked. */
const changePanel = (booking: Booking, ends: ChangeEnds) => booking.tour && changeOf(booking, booking.tour, ends);

const changeOf = (booking: Booking, tour: NonNullable<Booking['tour']>, ends: ChangeEnds) => (
  <ChangeFrame>
    <WithMessages feature="tour-page" fallback={place}>
      <ChangeBooked
        line={{
          id: booking.item,
          tour,
          datetime: { date: booking.date, time: booking.time },
          duration: booking.duration,
          travellers: booking.travellers,
          guideLanguage: booking.guideLanguage,
          meetingPoint: booking.meetingPoint,
          specialRequirements: null,
          price: booking.price,
        }}
      >
        {(chosen) => <ChangeOffer booking={booking} wanted={chosen && wantedChange(booking, chosen)} ends={ends} />}
      </ChangeBooked>
    </WithMessages>
  </ChangeFrame>
);

const payPanel = (booking: Booking, ends: ChangeEnds) => (
  <WaitingChange
    booking={booking}
    ends={ends}
    cardForm={(payment) => (
      <WithMessages feature="checkout" fallback={place}>
        <ChangePayment {...payment} />
      </WithMessages>
    )}
  />
);

export function BookingScreen() {
  const { reference } = route.useParams();
  const { order, view } = route.useSearch();
  return <BookingPage {...{ reference, order, view, changePanel, payPanel }} />;
}
