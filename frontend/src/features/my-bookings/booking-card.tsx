import type { ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { CancellableUntil, BookedTourFacts } from '../../shared/booking-view/booked-tour-facts.js';
import { BookingPicture } from '../../shared/booking-view/booking-picture.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { PaidThere, PriceDetails, TicketsBought } from '../../shared/price-steps/price-steps.js';
import { AddressText } from '../../ui/text/address-text.js';
import { ContactLink } from '../../ui/text/contact-link.js';
import { Link } from '../../ui/text/link.js';
import { openStreetMap } from '../../maps/open-street-map.js';
import { MoneyText } from '../../ui/text/money.js';
import { TitleText } from '../../ui/text/title-text.js';
import { infoLink, textLink } from '../../ui/text/text-link.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { BookingFiles } from './booking-files.js';
import { BookingChip } from './status-chip.js';

interface BookingCardProps {
  booking: Booking;
  /** Stands at its end. */
  more?: ReactNode;
  /** Whether it stands on its own page, which changes and cancels it. */
  isAlone?: boolean;
}

/** One booking with all that its traveller needs on the day. */
export const BookingCard = ({ booking, more, isAlone = false }: BookingCardProps) => (
  <article
    id={booking.reference}
    className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-5 max-xs:p-3 sm:grid-cols-[10rem_minmax(0,1fr)] md:p-6"
  >
    <BookingPicture booking={booking} className="aspect-[4/3] w-full rounded-sm max-sm:hidden" />
    <div className="grid min-w-0 gap-4">
      <div className="grid items-start justify-items-start gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,1fr)_auto]">
        <h3 className="text-xl">
          {booking.tour ? (
            <Link to={`/tour/${booking.tour.slug}`} className="underline-offset-4 hover:underline">
              <TitleText of={booking.title} />
            </Link>
          ) : (
            <TitleText of={booking.title} />
          )}
        </h3>
        <BookingChip status={booking.status} />
      </div>
      <BookedTourFacts trip={booking} />
      <BookingFacts booking={booking} />
      <PriceDetails steps={booking.steps} />
      <PaidThere tickets={booking.tickets} />
      {booking.ticketsBoughtAt !== null && <TicketsBought />}
      <BookingFiles booking={booking} />
      <ToReview booking={booking} />
      <Deadline booking={booking} isAlone={isAlone} />
      {more}
    </div>
  </article>
);

/** The form for who signed in; a guest's is opened by the order's token, as this browser knows it. */
const ToReview = ({ booking }: { booking: Booking }) =>
  booking.actions.includes('review') && (
    <div>
      <ButtonLink look="secondary" to={`/review/${booking.reference}?order=${booking.orderReference}`}>
        <FormattedMessage id="my-bookings.review.write" />
      </ButtonLink>
    </div>
  );

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-4 sm:grid-cols-[9rem_minmax(0,1fr)]">
    <dt className="text-ink-soft">
      <FormattedMessage id={name} />
    </dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
);

const BookingFacts = ({ booking }: { booking: Booking }) => (
  <dl className="grid gap-2 text-sm">
    <Fact name="my-bookings.fact.reference">
      <strong>{booking.reference}</strong>
    </Fact>
    {(booking.guide || !NOBODY_IS_ASKED.includes(booking.status)) && (
      <Fact
        name={
          booking.quote ? `my-bookings.fact.${booking.quote.byDriver ? 'driver' : 'person'}` : 'my-bookings.fact.guide'
        }
      >
        <Guide booking={booking} />
      </Fact>
    )}
    <Fact name={booking.quote ? 'my-bookings.fact.pickUp' : 'my-bookings.fact.meetingPoint'}>
      <MeetingPoint booking={booking} />
    </Fact>
    {booking.quote && <RideFacts ride={booking.quote} />}
    <Fact name="my-bookings.fact.traveller">{booking.client.name}</Fact>
    {booking.additionalCustomers.length > 0 && (
      <Fact name="my-bookings.fact.alongWith">
        <FormattedList value={booking.additionalCustomers} />
      </Fact>
    )}
    {booking.rating !== undefined && (
      <Fact name="my-bookings.fact.rating">
        <FormattedMessage id="my-bookings.rating" values={{ stars: booking.rating }} />
      </Fact>
    )}
    {booking.specialRequirements && (
      <Fact name="my-bookings.fact.wishes">
        <span className="wrap-anywhere whitespace-pre-line">{booking.specialRequirements}</span>
      </Fact>
    )}
    <Fact name="my-bookings.fact.price">
      <MoneyText value={booking.price} />
    </Fact>
  </dl>
);

/** What a quote promised beside its time and place. */
const RideFacts = ({ ride }: { ride: NonNullable<Booking['quote']> }) => (
  <>
    {(['destination', 'flightNumber', 'ship', 'vehicle'] as const).map((name) => {
      const value = ride[name];
      return (
        value && (
          <Fact key={name} name={`my-bookings.fact.${name}`}>
            {value}
          </Fact>
        )
      );
    })}
    <Fact name="my-bookings.fact.quote">
      <Link to={`/quote/${ride.reference}`} className={infoLink}>
        {ride.reference}
      </Link>
      <span className="block text-ink-soft">
        <FormattedMessage id="my-bookings.quote.change" />
      </span>
    </Fact>
  </>
);

/** Without a guide, and none is looked for. */
const NOBODY_IS_ASKED: readonly Booking['status'][] = ['waiting-payment', 'cancelled'];

const NoGuide = ({ booking }: { booking: Booking }) =>
  booking.guideMissing ? (
    <FormattedMessage
      id={booking.quote ? 'my-bookings.guide.missingOfQuote' : 'my-bookings.guide.missing'}
      values={{
        change: (text) => (
          <Link to={bookingPath(booking, 'change')} className={infoLink}>
            {text}
          </Link>
        ),
        cancel: (text) => (
          <Link to={bookingPath(booking, 'cancel')} className={infoLink}>
            {text}
          </Link>
        ),
      }}
    />
  ) : (
    <span className="text-ink-soft">
      <FormattedMessage
        id={
          booking.status !== 'pending'
            ? 'my-bookings.guide.none'
            : booking.quote
              ? 'my-bookings.guide.chosen'
              : 'my-bookings.guide.asked'
        }
      />
    </span>
  );

const Guide = ({ booking }: { booking: Booking }) =>
  booking.guide ? (
    <>
      {booking.guide.name}
      {booking.guide.contact && (
        <span className="block">
          <ContactLink way={booking.guide.contact} />
        </span>
      )}
    </>
  ) : (
    <NoGuide booking={booking} />
  );

const MapLink = ({ latitude, longitude }: Pick<Booking['meetingPoint'], 'latitude' | 'longitude'>) =>
  latitude !== null &&
  longitude !== null && (
    <a href={openStreetMap({ latitude, longitude }, 'street')} target="_blank" rel="noreferrer" className={infoLink}>
      <FormattedMessage id="my-bookings.openMap" />
    </a>
  );

const MeetingPoint = ({ booking }: { booking: Booking }) => (
  <>
    <Place of={booking.meetingPoint} />
    {booking.meetingPointBefore && (
      <span className="mt-1 block">
        <FormattedMessage
          id="my-bookings.meetingPoint.changed"
          values={{
            before: booking.meetingPointBefore.name,
            cancel: (text) => (
              <Link to={bookingPath(booking, 'cancel')} className={infoLink}>
                {text}
              </Link>
            ),
          }}
        />
      </span>
    )}
  </>
);

const Place = ({ of: place }: { of: Booking['meetingPoint'] }) => (
  <>
    {place.name}
    <span className="block text-ink-soft">
      <AddressText of={place.address} />
    </span>
    <MapLink {...place} />
  </>
);

/** The page that changes and cancels a booking; a guest's order opens it. */
const bookingPath = ({ reference, orderReference }: Booking, view?: 'change' | 'cancel'): string =>
  `/bookings/${reference}?order=${orderReference}${view ? `&view=${view}` : ''}`;

const Deadline = ({ booking, isAlone }: { booking: Booking; isAlone: boolean }) =>
  booking.status === 'pending' ? (
    <p className="border-t border-line pt-4 text-sm text-ink-soft">
      <CancellableUntil until={booking.cancellableUntil} city={booking.city} timeZone={booking.timeZone} />
      {!isAlone && (
        <Link to={bookingPath(booking)} className={`inline-flex min-h-8 items-center ${textLink}`}>
          <FormattedMessage id={booking.quote ? 'my-bookings.toCancel' : 'my-bookings.toChange'} />
        </Link>
      )}
    </p>
  ) : null;
