import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Link } from '../../ui/text/link.js';
import { TitleText } from '../../ui/text/title-text.js';
import { textLink } from '../../ui/text/text-link.js';
import { BookingCard } from './booking-card.js';
import { BookingStanding } from './booking-standing.js';
import { BookingSteps } from './booking-steps.js';
import { bookingQuery } from './bookings.api.js';
import { CancelPanel } from './cancel-panel.js';
import type { ChangeEnds } from './change-panel.js';
import { DelayPanel } from './delay-panel.js';
import { NamesPanel } from './names-panel.js';
import { OrderInvoices } from './order-invoices.js';
import { OrderRefused } from './order-refused.js';

export type BookingView = 'change' | 'cancel' | 'name-customers';

interface BookingPageProps {
  readonly reference: string;
  /** The order whose token opens the booking of a guest. */
  readonly order: string | undefined;
  readonly view: BookingView | undefined;
  /** The panels that other features give. */
  readonly changePanel: (booking: Booking, ends: ChangeEnds) => ReactNode;
  readonly payPanel: (booking: Booking, ends: ChangeEnds) => ReactNode;
}

const ASK_AGAIN_MS = 4000;

/** One booking: where it stands, its facts, and all that its traveller can do about it. */
export function BookingPage(props: BookingPageProps) {
  const title = useIntl().formatMessage({ id: 'my-bookings.booking.title' }, { reference: props.reference });
  return (
    <>
      <PageHead title={title} noindex />
      {useHydrated() ? <OpenedBooking {...props} /> : <PageSkeleton />}
    </>
  );
}

function OpenedBooking({ reference, order, view, changePanel, payPanel }: BookingPageProps) {
  const token = order === undefined ? undefined : orderTokenOf(order);
  const client = useQueryClient();
  const query = bookingQuery(reference, token, useSite());
  const { data, error, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => state.data?.waitingChange != null && ASK_AGAIN_MS,
  });
  const [open, setOpen] = useState<BookingView | undefined>(view);
  if (!data)
    return error ? (
      <OrderRefused error={error} reference={order ?? reference} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton />
    );
  const ends: ChangeEnds = {
    token,
    onDone: async (booking) => {
      if (booking) client.setQueryData(query.queryKey, booking);
      setOpen(undefined);
      await client.invalidateQueries({ queryKey: ['/api/me/bookings'] });
      await client.invalidateQueries({ queryKey: ['/api/orders/{reference}'] });
      await refetch();
    },
    onClose: () => setOpen(undefined),
  };
  return (
    <div className="page-width grid min-h-dvh content-start gap-8 py-10 md:py-14">
      <header className="grid gap-2">
        <p className="text-sm">
          <Link to={`/order/${data.orderReference}`} className={textLink}>
            <FormattedMessage id="my-bookings.toOrder" values={{ reference: data.orderReference }} />
          </Link>
        </p>
        <h1>
          <TitleText of={data.title} />
        </h1>
      </header>
      <BookingSteps booking={data} />
      <BookingStanding booking={data} />
      {(data.delayMinutes > 0 || data.actions.includes('delay')) && (
        <DelayPanel booking={data} token={token} onDone={(booking) => void ends.onDone(booking)} />
      )}
      {data.waitingChange ? (
        payPanel(data, ends)
      ) : (
        <Actions booking={data} order={order} open={open} onOpen={setOpen} />
      )}
      {!data.waitingChange && open === 'change' && data.actions.includes('change') && changePanel(data, ends)}
      {open === 'cancel' && data.actions.includes('cancel') && <CancelPanel booking={data} ends={ends} />}
      {open === 'name-customers' && data.actions.includes('name-customers') && (
        <NamesPanel booking={data} ends={ends} />
      )}
      <BookingCard
        booking={data}
        isAlone
        more={data.paidOn !== null && <OrderInvoices orderReference={data.orderReference} />}
      />
    </div>
  );
}

interface ActionsProps {
  booking: Booking;
  order: string | undefined;
  open: BookingView | undefined;
  onOpen: (view: BookingView) => void;
}

function Actions({ booking, order, open, onOpen }: ActionsProps) {
  const offered = (['change', 'cancel', 'name-customers'] as const).filter((action) =>
    booking.actions.includes(action),
  );
  return (
    <div className="flex flex-wrap gap-3">
      {offered.map((action) => (
        <Button
          key={action}
          look="secondary"
          aria-expanded={open === action}
          className="max-sm:w-full"
          onClick={() => onOpen(action)}
        >
          <FormattedMessage id={`my-bookings.action.${action}`} />
        </Button>
      ))}
      {booking.paymentStatus !== 'unpaid' && (
        <ButtonLink
          look="secondary"
          className="max-sm:w-full"
          to={`/messages/${booking.reference}${order === undefined ? '' : `?order=${order}`}`}
        >
          <FormattedMessage id="my-bookings.action.message" />
        </ButtonLink>
      )}
    </div>
  );
}
