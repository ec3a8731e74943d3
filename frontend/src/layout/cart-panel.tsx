import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { ButtonLink } from '../ui/form/button-link.js';
import { DayTimeInCity, Durations } from '../ui/text/date-time.js';
import { LocalTime } from '../ui/text/local-time.js';
import { Link } from '../ui/text/link.js';
import { MoneyText } from '../ui/text/money.js';
import { Poster } from '../ui/display/poster.js';
import { PriceChange } from '../ui/text/price-change.js';
import { ProblemMessage } from '../ui/feedback/problem-message.js';
import { Skeleton } from '../ui/feedback/skeleton.js';
import { TitleText } from '../ui/text/title-text.js';
import { cartQuery, countOf, type Cart } from '../shared/cart/cart.api.js';

function Item({ item }: { item: Cart['items'][number] }) {
  const { tour, datetime, startsAt, timeZone, duration, travellers, price, previousPrice } = item;
  const people = travellers.adults + travellers.children + travellers.infants;
  return (
    <li className="grid grid-cols-[4rem_1fr] gap-3">
      <Poster kind="tour" slug={tour.slug} format="card" alt="" className="aspect-square w-full rounded-sm" />
      <div className="min-w-0">
        <p className="leading-snug text-balance [:lang(ja)_&]:text-wrap">
          <Link to={`/tour/${tour.slug}`} className="font-medium underline-offset-4 hover:underline">
            <TitleText of={tour.name} />
          </Link>
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <DayTimeInCity day={datetime.date} time={datetime.time} city={tour.city} />
          <LocalTime value={startsAt} timeZone={timeZone} />
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-soft">
          <span>
            <Durations minutes={[duration]} /> · <FormattedMessage id="layout.cart.people" values={{ count: people }} />
          </span>
          <span className="text-base text-ink">
            {previousPrice ? (
              <PriceChange id="layout.cart.newPrice" from={previousPrice} to={price} />
            ) : (
              <MoneyText value={price} />
            )}
          </span>
        </p>
      </div>
    </li>
  );
}

const EmptyCart = () => (
  <div className="grid justify-items-start gap-4">
    <p>
      <FormattedMessage id="layout.cart.empty" />
    </p>
    <ButtonLink to="/tours">
      <FormattedMessage id="layout.cart.tours" />
    </ButtonLink>
  </div>
);

export function CartPanel() {
  const { data: cart, error, refetch } = useQuery(cartQuery(useSite()));
  if (error) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  if (!cart) return <Skeleton className="h-24" />;
  if (countOf(cart) === 0) return <EmptyCart />;
  return (
    <div className="grid gap-4">
      <ul className="grid gap-4">
        {cart.items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
        {cart.giftCardItems.map(({ id, amount, price }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <FormattedMessage id="layout.cart.giftCard" values={{ amount: <MoneyText value={amount} /> }} />
            <MoneyText value={price} />
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-t border-line pt-3 font-semibold">
        <FormattedMessage id="layout.cart.total" />
        <MoneyText value={cart.total} />
      </p>
      <ButtonLink to="/cart">
        <FormattedMessage id="layout.cart.open" />
      </ButtonLink>
    </div>
  );
}
