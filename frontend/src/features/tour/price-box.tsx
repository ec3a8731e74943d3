import { FormattedMessage, useIntl } from 'react-intl';
import { Day, formatClock } from '../../ui/date-time.js';
import { hereZone } from '../../ui/here-zone.js';
import { MoneyText } from '../../ui/money.js';
import { Skeleton } from '../../ui/skeleton.js';
import type { PriceOffer, PriceStep } from './tour.api.js';
import type { Booking } from './use-booking.js';

const Step = ({ step }: { step: PriceStep }) => (
  <div className="flex justify-between gap-4">
    <dt>
      <FormattedMessage
        id={`tour.step.${step.kind}`}
        values={{ count: step.count, unit: <MoneyText value={step.unit} /> }}
      />
    </dt>
    <dd>
      <MoneyText value={step.amount} />
    </dd>
  </div>
);

/** Said where the tour is priced in another currency than the one it is shown and charged in. */
function RateLine({ price, priceOriginalCurrency, rate }: PriceOffer) {
  const intl = useIntl();
  if (price.currency === priceOriginalCurrency.currency) return null;
  return (
    <p>
      <FormattedMessage
        id="tour.price.rate"
        values={{
          original: <MoneyText value={priceOriginalCurrency} />,
          from: rate.from,
          to: rate.to,
          rate: intl.formatNumber(Number(rate.rate), { maximumSignificantDigits: 6 }),
          day: <Day value={rate.date.slice(0, 10)} look="short" />,
        }}
      />
    </p>
  );
}

/** How the total comes about, what it is, and how long it holds. Drawn in the browser, hence in the visitor's zone. */
export function PriceBox({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const { data: offer, isPlaceholderData, error } = booking.price;
  if (error) return null;
  if (!offer) return <Skeleton className="h-28" />;
  return (
    <div
      aria-busy={isPlaceholderData}
      className={`grid gap-2 border-t border-line pt-4 ${isPlaceholderData ? 'opacity-60' : ''}`}
    >
      <dl className="grid gap-1 text-sm text-ink-soft">
        {offer.steps.map((step) => (
          <Step key={step.kind} step={step} />
        ))}
      </dl>
      <p aria-live="polite" className="flex items-baseline justify-between gap-4 text-lg font-semibold">
        <FormattedMessage id="tour.price.total" />
        <MoneyText value={offer.price} />
      </p>
      <div className="grid gap-1 text-sm text-ink-soft">
        <RateLine {...offer} />
        <p>
          <FormattedMessage
            id="tour.price.holds"
            values={{ time: formatClock(offer.guaranteedUntil, intl.locale, hereZone()) }}
          />
        </p>
      </div>
    </div>
  );
}
