import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { LanguageName, Party, When } from '../../shared/booking-view/booked-tour-facts.js';
import type { Booking } from '../../shared/booking-view/booking-view.api.js';
import { Button } from '../../ui/form/button.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Duration } from '../../ui/text/date-time.js';
import { formatMoney, MoneyText } from '../../ui/text/money.js';
import { changeBooking, quoteChange, type ChangeQuote, type WantedChange } from './bookings.api.js';
import { PanelFrame } from './panel-frame.js';

/** Around the steps that choose a change. */
export const ChangeFrame = ({ children }: { children: ReactNode }) => (
  <PanelFrame title={<FormattedMessage id="my-bookings.change.title" />}>{children}</PanelFrame>
);

/** How a panel of a booking's page ends. */
export interface ChangeEnds {
  /** Opens the booking without an account. */
  readonly token: string | undefined;
  /** The booking as the server has it now, where the call answered it. */
  readonly onDone: (booking?: Booking) => Promise<void>;
  readonly onClose: () => void;
}

interface ChangeOfferProps {
  booking: Booking;
  /** What is to be another; undefined while nothing is. */
  wanted: WantedChange | undefined;
  ends: ChangeEnds;
}

/** What the chosen change costs or gives back, beside the steps that choose it, and the button that makes it. */
export function ChangeOffer({ booking, wanted, ends }: ChangeOfferProps) {
  const intl = useIntl();
  const api = useApi();
  const { locale } = useSite();
  const params = { reference: booking.reference, token: ends.token, language: locale };
  const quote = useQuery({
    queryKey: ['change-quote', booking.reference, wanted, locale] as const,
    queryFn: () => quoteChange(api, params, wanted ?? {}),
    enabled: wanted !== undefined,
    placeholderData: wanted && keepPreviousData,
    staleTime: 0,
    retry: false,
  });
  const changing = useMutation({
    mutationFn: ({ token }: ChangeQuote) => changeBooking(api, params, token, crypto.randomUUID()),
    onSuccess: ({ status, booking: changed }) => {
      if (status === 'done') showToast(intl.formatMessage({ id: 'my-bookings.change.done' }));
      return ends.onDone(changed);
    },
    // The amount is another one by now: it is shown before it is asked for again.
    onError: (error) => isProblem(error) && error.code === 'CHANGE_OFFER_CHANGED' && void quote.refetch(),
  });
  const offer = wanted && quote.data;
  return (
    <>
      {!wanted && (
        <p className="text-ink-soft">
          <FormattedMessage id="my-bookings.change.choose" />
        </p>
      )}
      {wanted && quote.error && <ProblemMessage error={quote.error} onRetry={() => void quote.refetch()} />}
      {wanted && !quote.error && !offer && <Skeleton className="h-40" />}
      {offer && !quote.error && <Compared booking={booking} offer={offer} isOld={quote.isPlaceholderData} />}
      {changing.error && <ProblemMessage error={changing.error} />}
      <div className="flex flex-wrap gap-3">
        {offer && !quote.error && (
          <Button
            busy={changing.isPending || quote.isPlaceholderData}
            className="max-sm:w-full"
            onClick={() => changing.mutate(offer)}
          >
            <FormattedMessage
              id={offer.toPay ? 'my-bookings.change.confirm.pay' : 'my-bookings.change.confirm'}
              values={{ amount: offer.toPay && formatMoney(offer.toPay, intl.locale) }}
            />
          </Button>
        )}
        <Button look="secondary" className="max-sm:w-full" onClick={ends.onClose}>
          <FormattedMessage id="my-bookings.change.keep" />
        </Button>
      </div>
    </>
  );
}

type Terms = ChangeQuote['before'];
type Fact = 'when' | 'duration' | 'travellers' | 'language' | 'meetingPoint';

const key: Readonly<Record<Fact, (terms: Terms) => string>> = {
  when: ({ startsAt }) => startsAt,
  duration: ({ duration }) => String(duration),
  travellers: ({ travellers: { adults, children, infants } }) => [adults, children, infants].join(),
  language: ({ guideLanguage }) => guideLanguage,
  meetingPoint: ({ meetingPoint }) => meetingPoint.id,
};

function Words({ fact, terms, booking }: { fact: Fact; terms: Terms; booking: Booking }) {
  switch (fact) {
    case 'when':
      return <When city={booking.city} timeZone={booking.timeZone} startsAt={terms.startsAt} />;
    case 'duration':
      return <Duration minutes={terms.duration} />;
    case 'travellers':
      return <Party travellers={terms.travellers} />;
    case 'language':
      return <LanguageName code={terms.guideLanguage} />;
    case 'meetingPoint':
      return <>{terms.meetingPoint.name}</>;
  }
}

/** Before and after, of what is another; then the price. */
function Compared({ booking, offer, isOld }: { booking: Booking; offer: ChangeQuote; isOld: boolean }) {
  const { before, after, difference, refund, toPay } = offer;
  const facts = (Object.keys(key) as Fact[]).filter((fact) => key[fact](before) !== key[fact](after));
  return (
    <div aria-busy={isOld} aria-live="polite" className={`grid gap-3 ${isOld ? 'opacity-60' : ''}`}>
      <dl className="grid gap-3 text-sm">
        {facts.map((fact) => (
          <div key={fact} className="grid gap-0.5">
            <dt className="text-ink-soft">
              <FormattedMessage id={`my-bookings.change.fact.${fact}`} />
            </dt>
            <dd className="text-ink-soft line-through">
              <Words fact={fact} terms={before} booking={booking} />
            </dd>
            <dd className="font-medium">
              <Words fact={fact} terms={after} booking={booking} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3 font-semibold">
        <FormattedMessage id={`my-bookings.change.difference.${toPay ? 'pay' : refund ? 'back' : 'same'}`} />
        <span className="ms-auto text-lg">
          <MoneyText value={toPay ?? refund ?? difference} />
        </span>
      </p>
      {toPay && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="my-bookings.change.payFirst" />
        </p>
      )}
      {refund && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="my-bookings.change.backToCard" />
        </p>
      )}
    </div>
  );
}
