import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as cancelRequest from '../../api/generated/limits/cancel-request.gen.js';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import type { Booking, Travellers } from '../../shared/booking-view/booking-view.api.js';
import { Button } from '../../ui/form/button.js';
import { Stepper } from '../../ui/form/stepper.js';
import { TextArea } from '../../ui/form/text-input.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { formatMoney, MoneyText } from '../../ui/text/money.js';
import { cancelBooking, quoteCancellation, type CancelQuote } from './bookings.api.js';
import type { ChangeEnds } from './change-panel.js';
import { PanelFrame } from './panel-frame.js';

const MOST_LETTERS = cancelRequest.reason.maxLength;
const BANDS = ['adults', 'children', 'infants'] as const;

const sizeOf = (party: Travellers): number => BANDS.reduce((sum, band) => sum + party[band], 0);

interface CancelPanelProps {
  booking: Booking;
  ends: ChangeEnds;
}

/** Shows exactly what goes back before anything is asked, and does exactly that. */
export function CancelPanel({ booking, ends }: CancelPanelProps) {
  const intl = useIntl();
  const api = useApi();
  const { locale } = useSite();
  const [party, setParty] = useState<Travellers>({ adults: 0, children: 0, infants: 0 });
  const [reason, setReason] = useState('');
  const isPart = sizeOf(party) > 0;
  const params = { reference: booking.reference, token: ends.token, language: locale };
  const quote = useQuery({
    queryKey: ['cancel-quote', booking.reference, isPart ? party : null, locale] as const,
    queryFn: () => quoteCancellation(api, params, isPart ? party : undefined),
    placeholderData: keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const cancelling = useMutation({
    mutationFn: ({ token }: CancelQuote) =>
      cancelBooking(api, params, { token, ...(reason.trim() ? { reason: reason.trim() } : {}) }, crypto.randomUUID()),
    onSuccess: (changed) => {
      showToast(intl.formatMessage({ id: isPart ? 'my-bookings.cancel.part.done' : 'my-bookings.cancel.done' }));
      return ends.onDone(changed);
    },
    // The amount is another one by now: it is shown before it is asked for again.
    onError: (error) => isProblem(error) && error.code === 'REFUND_CHANGED' && void quote.refetch(),
  });
  const isTooLong = reason.trim().length > MOST_LETTERS;
  return (
    <PanelFrame title={<FormattedMessage id="my-bookings.cancel.title" />}>
      {sizeOf(booking.travellers) > 1 && (
        <PartyLeft booking={booking} party={party} onChange={(next) => (cancelling.reset(), setParty(next))} />
      )}
      {quote.error ? (
        <ProblemMessage error={quote.error} onRetry={() => void quote.refetch()} />
      ) : quote.data ? (
        <Quoted quote={quote.data} booking={booking} isOld={quote.isPlaceholderData} />
      ) : (
        <Skeleton className="h-32" />
      )}
      <TextArea
        rows={2}
        optional
        label={<FormattedMessage id="my-bookings.cancel.reason" />}
        error={
          isTooLong ? intl.formatMessage({ id: 'my-bookings.cancel.reason.long' }, { most: MOST_LETTERS }) : undefined
        }
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      {cancelling.error && <ProblemMessage error={cancelling.error} />}
      <div className="flex flex-wrap gap-3">
        <Button
          look="danger"
          busy={cancelling.isPending || !quote.data || quote.isPlaceholderData || quote.isError}
          className="max-sm:w-full"
          onClick={() => quote.data && !isTooLong && cancelling.mutate(quote.data)}
        >
          <FormattedMessage
            id={`my-bookings.cancel.confirm.${quote.data?.refund.amount ? 'paid' : isPart ? 'part' : 'none'}`}
            values={{ amount: quote.data && formatMoney(quote.data.refund, intl.locale) }}
          />
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={ends.onClose}>
          <FormattedMessage id="my-bookings.cancel.keep" />
        </Button>
      </div>
    </PanelFrame>
  );
}

interface PartyLeftProps {
  booking: Booking;
  party: Travellers;
  onChange: (party: Travellers) => void;
}

/** Who still comes: nobody, or some of the party. */
function PartyLeft({ booking: { travellers }, party, onChange }: PartyLeftProps) {
  const intl = useIntl();
  const isWhole = (next: Travellers): boolean => sizeOf(next) === sizeOf(travellers);
  return (
    <fieldset className="grid max-w-xl gap-1">
      <legend className="font-medium">
        <FormattedMessage id="my-bookings.cancel.left" />
      </legend>
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="my-bookings.cancel.left.hint" />
      </p>
      {BANDS.filter((band) => travellers[band] > 0).map((band) => {
        const name = intl.formatMessage({ id: `my-bookings.band.${band}` });
        return (
          <Stepper
            key={band}
            label={name}
            name={name}
            value={party[band]}
            most={travellers[band]}
            onChange={(count) => {
              const next = { ...party, [band]: count };
              if (!isWhole(next)) onChange(next);
            }}
          />
        );
      })}
    </fieldset>
  );
}

interface QuotedProps {
  quote: CancelQuote;
  booking: Booking;
  isOld: boolean;
}

function Quoted({ quote: { refund, lines, means, deadline }, booking, isOld }: QuotedProps) {
  const isPaidBack = refund.amount > 0;
  // A smaller party may cost as much.
  const why = isPaidBack ? 'free' : booking.isCancellationFree ? 'samePrice' : 'late';
  const isByDeadline = booking.meetingPointBefore === null && !booking.guideMissing;
  return (
    <div aria-busy={isOld} aria-live="polite" className={`grid gap-3 ${isOld ? 'opacity-60' : ''}`}>
      <p>
        <FormattedMessage
          id={`my-bookings.cancel.${why}`}
          values={{ moment: <Moment value={deadline} city={booking.city} timeZone={booking.timeZone} /> }}
        />
      </p>
      <table className="w-full max-w-xl text-sm">
        <thead className="text-start text-ink-soft">
          <tr>
            <th scope="col" className="py-1 text-start font-normal">
              <FormattedMessage id="my-bookings.cancel.line" />
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              <FormattedMessage id="my-bookings.cancel.paid" />
            </th>
            <th scope="col" className="py-1 text-end font-normal">
              <FormattedMessage id="my-bookings.cancel.back" />
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <tr key={`${line.label} ${index}`} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                <FormattedMessage id={`my-bookings.line.${line.label}`} />
              </th>
              <td className="py-1.5 text-end tabular-nums">
                <MoneyText value={line.paid} />
              </td>
              <td className="py-1.5 text-end tabular-nums">
                <MoneyText value={line.refund} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line-strong font-semibold">
            <th scope="row" colSpan={2} className="py-2 text-start">
              <FormattedMessage id="my-bookings.cancel.total" />
            </th>
            <td className="py-2 text-end text-lg">
              <MoneyText value={refund} />
            </td>
          </tr>
        </tfoot>
      </table>
      {means.map(({ method, amount }) => (
        <p key={method} className="text-sm text-ink-soft">
          <FormattedMessage
            id={`my-bookings.cancel.means.${method}`}
            values={{ amount: <MoneyText value={amount} /> }}
          />
        </p>
      ))}
      {isByDeadline && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage
            id="my-bookings.cancel.deadline"
            values={{ moment: <Moment value={deadline} timeZone={localZone()} /> }}
          />
        </p>
      )}
    </div>
  );
}
