import { FormattedMessage, useIntl } from 'react-intl';
import { formatClock, formatDay } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { formatMoney, MoneyText, type Money } from '../../ui/text/money.js';
import { Awaited } from '../../ui/feedback/skeleton.js';
import { PaidThere, PriceSteps } from '../../shared/price-steps/price-steps.js';
import type { PriceOffer } from './tour.api.js';
import type { Booking } from './use-booking.js';
import { usualOffer } from './usual-offer.js';

/** Said where the tour is priced in another currency than the one it is shown and charged in. */
function RateLine({ offer: { price, priceOriginalCurrency, rate }, said }: Pick<OfferProps, 'offer' | 'said'>) {
  const intl = useIntl();
  if (price.currency === priceOriginalCurrency.currency) return null;
  return (
    <p>
      <FormattedMessage
        id="tour-page.price.rate"
        values={{
          original: (
            <span className="whitespace-nowrap tabular-nums">
              {said(formatMoney(priceOriginalCurrency, intl.locale))}
            </span>
          ),
          from: rate.from,
          to: rate.to,
          rate: said(intl.formatNumber(Number(rate.rate), { maximumSignificantDigits: 6 })),
          day: said(formatDay(rate.date.slice(0, 10), intl.locale, 'short')),
        }}
      />
    </p>
  );
}

interface OfferProps {
  offer: PriceOffer;
  /** In which the end of the guarantee is told. */
  zone: string;
  /** What the line of the cart that is changed has cost so far. */
  before?: Money | undefined;
  /** What is said of a figure. */
  said: (text: string) => string;
}

const isSame = (a: Money, b: Money): boolean => a.amount === b.amount && a.currency === b.currency;

function Offer({ offer, zone, before, said }: OfferProps) {
  const intl = useIntl();
  return (
    <>
      <PriceSteps steps={offer.steps} />
      <p aria-live="polite" className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        <FormattedMessage id="tour-page.price.total" />
        <span className="ms-auto text-lg">
          <MoneyText value={offer.price} />
        </span>
      </p>
      <PaidThere tickets={offer.tickets} />
      {before && (
        <p className="text-sm text-ink-soft">
          {isSame(before, offer.price) ? (
            <FormattedMessage id="tour-page.change.same" />
          ) : (
            <FormattedMessage id="tour-page.change.before" values={{ price: <MoneyText value={before} /> }} />
          )}
        </p>
      )}
      <div className="grid gap-1 text-sm text-ink-soft">
        <RateLine {...{ offer, said }} />
        <p>
          <FormattedMessage
            id="tour-page.price.holds"
            values={{ time: said(formatClock(offer.guaranteedUntil, intl.locale, zone)) }}
          />
        </p>
      </div>
    </>
  );
}

const FIGURE_SPACE = '\u2007';
/** As wide as the figures of what nobody knows yet: whoever reads the page without its style would take them for true. */
const blank = (text: string): string => text.replace(/\p{Nd}/gu, FIGURE_SPACE);
const asItIs = (text: string): string => text;

const FRAME = 'grid gap-2 border-t border-line pt-4';

/** How the total comes about, what it is, and how long it holds. Drawn in the browser, hence in the visitor's zone. */
export function PriceBox({ booking: { tour, choice, price }, before }: { booking: Booking; before?: Money }) {
  const { data: offer, isPlaceholderData, error } = price;
  if (error) return null;
  if (!offer) {
    return (
      <Awaited className={FRAME}>
        <Offer offer={usualOffer(tour, choice)} zone="UTC" before={before} said={blank} />
      </Awaited>
    );
  }
  return (
    <div aria-busy={isPlaceholderData} className={`${FRAME} ${isPlaceholderData ? 'opacity-60' : ''}`}>
      <Offer offer={offer} zone={localZone()} before={before} said={asItIs} />
    </div>
  );
}
