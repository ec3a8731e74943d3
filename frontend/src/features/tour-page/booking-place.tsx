import { startTransition, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { TEAM_EMAIL } from '../../shared/team-mail/team-email.js';
import { Button } from '../../ui/form/button.js';
import { BottomSheet, prepareDialog } from '../../ui/overlay/dialog.js';
import { MoneyText } from '../../ui/text/money.js';
import { BookingPanel } from './booking-panel.js';
import { missingOf } from './booking-choice.js';
import { useHeldBooking } from './booking-state.js';
import { fromPrice } from './prices.js';
import type { Booking } from './use-booking.js';

/**
 * For as many as are chosen, and for the duration where it is another than the first; what the lists show of the tour where
 * it takes no such party.
 */
function FromPrice({ booking: { tour, choice }, className = '' }: { booking: Booking; className?: string }) {
  const { adults, children } = choice.travellers;
  const other = tour.options.slice(1).filter(({ duration }) => duration === choice.duration);
  const people = adults + children;
  const price =
    fromPrice(other, people) ?? fromPrice(tour.options, people) ?? fromPrice(other) ?? fromPrice(tour.options);
  if (!price) return null;
  return (
    <p className={`leading-snug text-balance ${className}`}>
      <FormattedMessage
        id={tour.priceUnit === 'per-group' ? 'tour-page.from.group' : 'tour-page.from.person'}
        values={{
          price: (
            <strong className="text-xl font-semibold">
              <MoneyText value={price} />
            </strong>
          ),
        }}
      />
    </p>
  );
}

/** Paper has no panel to choose in. */
export function PrintedPrice() {
  const booking = useHeldBooking();
  return (
    <div className="hidden print:block">
      <FromPrice booking={booking} />
    </div>
  );
}

/** In the place of what only a script can do. */
const NeedsScript = () => (
  <noscript>
    <p className="text-sm">
      <FormattedMessage id="tour-page.noscript" values={{ email: TEAM_EMAIL }} />
    </p>
  </noscript>
);

/** Beside the text on wide screens, where it stays in view. */
export function BookingAside() {
  const booking = useHeldBooking();
  return (
    <aside
      id="booking"
      aria-labelledby="booking-title"
      className="sticky top-20 max-h-[calc(100dvh-6rem)] self-start scroll-pb-24 overflow-y-auto rounded-lg border border-line bg-surface p-5 pb-0 shadow-low max-lg:px-4 max-lg:pt-4 max-md:hidden noscript:pb-5"
    >
      <h2 id="booking-title" className="sr-only">
        <FormattedMessage id="tour-page.booking" />
      </h2>
      <div className="mb-4 border-b border-line pb-3">
        <FromPrice booking={booking} />
      </div>
      <NeedsScript />
      <BookingPanel booking={booking} />
    </aside>
  );
}

const OPENS = { date: 'tour-page.open', time: 'tour-page.open.time', nothing: 'tour-page.open.ready' } as const;

/** At the lower edge of narrow screens; its button says what is missing, and opens the panel as a sheet. */
export function BookingBar() {
  const booking = useHeldBooking();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div
      data-foot
      className="sticky bottom-0 z-20 border-t border-line bg-surface md:hidden [@media(max-height:20rem)]:static"
    >
      <div className="page-width flex min-h-18 items-center justify-between gap-4 py-3 max-[22rem]:flex-wrap max-[22rem]:gap-2 noscript:flex-wrap noscript:gap-y-1">
        <FromPrice booking={booking} className="max-[26rem]:text-sm max-[26rem]:[&_strong]:text-lg" />
        <NeedsScript />
        <Button
          className="max-[22rem]:w-full min-[22rem]:shrink-0 noscript:hidden"
          onPointerEnter={prepareDialog}
          onFocus={prepareDialog}
          onClick={() => startTransition(() => setOpen(true))}
        >
          <FormattedMessage id={OPENS[missingOf(booking) ?? 'nothing']} />
        </Button>
      </div>
      <BottomSheet isOpen={open} onClose={close} title={<FormattedMessage id="tour-page.booking" />}>
        <BookingPanel booking={booking} onDone={close} />
      </BottomSheet>
    </div>
  );
}
