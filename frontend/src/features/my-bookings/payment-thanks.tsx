import { Check } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { spokenName } from '../../i18n/full-name.js';
import { useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { BookingPicture } from '../../shared/booking-view/booking-picture.js';
import type { Order } from '../../shared/booking-view/booking-view.api.js';
import { When } from '../../shared/booking-view/booked-tour-facts.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { TitleText } from '../../ui/text/title-text.js';
import { AccountOffer } from './account-offer.js';
import { BookingFiles } from './booking-files.js';
import { EARLY_MINUTES } from '../../shared/booking-view/early-minutes.js';

export function PaymentThanks({ order }: { order: Order }) {
  const name = spokenName(order.customer, useSite().locale);
  const title = useIntl().formatMessage({ id: 'my-bookings.thanks.title' }, { name });
  const hasTours = order.bookings.length > 0 || order.giftCards.length === 0;
  return (
    <div className="page-width grid min-h-dvh content-start gap-10 py-10 md:py-14">
      <PageHead title={title} noindex />
      <header className="grid justify-items-start gap-4">
        <span aria-hidden="true" className="grid size-12 place-items-center rounded-full bg-pine text-on-pine">
          <Icon of={Check} className="size-6" />
        </span>
        <h1>{title}</h1>
        <p role="status" className="max-w-[66ch]">
          <FormattedMessage
            id={hasTours ? 'my-bookings.thanks.text' : 'my-bookings.thanks.text.giftCards'}
            values={{
              reference: <strong className="whitespace-nowrap">{order.reference}</strong>,
              email: <strong className="wrap-anywhere">{order.customer.email}</strong>,
            }}
          />
        </p>
      </header>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-8">
          {order.giftCards.length > 0 && <BoughtGiftCards count={order.giftCards.length} />}
          {hasTours && <PaidBookings order={order} />}
          <AccountOffer order={order} />
        </div>
        {hasTours && <NextSteps />}
      </div>
      <Onward reference={order.reference} />
    </div>
  );
}

const BoughtGiftCards = ({ count }: { count: number }) => (
  <section className="grid gap-2">
    <h2 className="text-xl">
      <FormattedMessage id="my-bookings.thanks.giftCards" />
    </h2>
    <p>
      <FormattedMessage id="my-bookings.thanks.giftCards.text" values={{ count }} />
    </p>
  </section>
);

const PaidBookings = ({ order }: { order: Order }) => (
  <section>
    <h2 className="mb-4 text-xl">
      <FormattedMessage id="my-bookings.thanks.booked" values={{ count: order.bookings.length }} />
    </h2>
    <ul className="border-t border-line">
      {order.bookings.map((booking) => (
        <li
          key={booking.reference}
          className="grid grid-cols-[minmax(0,1fr)] gap-5 border-b border-line py-5 xs:grid-cols-[5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)]"
        >
          <BookingPicture booking={booking} className="aspect-[4/3] w-full rounded-sm max-xs:hidden" />
          <div className="grid gap-3">
            <div>
              <h3 className="text-lg">
                <TitleText of={booking.title} />
              </h3>
              <p className="text-sm first-letter:uppercase">
                <When {...booking} />
                <LocalTime value={booking.startsAt} timeZone={booking.timeZone} />
              </p>
              <p className="text-sm text-ink-soft">{booking.meetingPoint.name}</p>
            </div>
            <BookingFiles booking={booking} />
          </div>
        </li>
      ))}
    </ul>
  </section>
);

const NextSteps = () => (
  <section className="rounded-lg bg-sunken p-6">
    <h2 className="mb-4 text-xl">
      <FormattedMessage id="my-bookings.next.title" />
    </h2>
    <ol className="grid list-decimal gap-3 ps-5">
      <li>
        <FormattedMessage id="my-bookings.next.guide" />
      </li>
      <li>
        <FormattedMessage id="my-bookings.next.day" values={{ minutes: EARLY_MINUTES }} />
      </li>
    </ol>
  </section>
);

function Onward({ reference }: { reference: string }) {
  const isSignedIn = useSession() !== undefined;
  return (
    <div className="flex flex-wrap gap-3">
      <ButtonLink to={`/order/${reference}`}>
        <FormattedMessage id="my-bookings.done.toOrder" />
      </ButtonLink>
      {isSignedIn && (
        <ButtonLink look="secondary" to="/bookings">
          <FormattedMessage id="my-bookings.done.toBookings" />
        </ButtonLink>
      )}
    </div>
  );
}
