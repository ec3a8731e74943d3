import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PopularCities } from '../../shared/city-search/popular-cities.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Card } from '../../ui/display/card.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { MoneyText } from '../../ui/text/money.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { CartDiscount } from './cart-discount.js';
import { CartGiftCards, GiftCardLines } from './cart-gift-cards.js';
import { CartItemRow } from './cart-item-row.js';
import { LineGone, type CartSearch, type ChangePanel } from './change-line.js';
import { isFilled, type Cart, type CartItem } from './checkout.api.js';
import { CurrencyNote } from './currency-note.js';
import { RemoveItemDialog } from './remove-item-dialog.js';
import { repeatedLines } from './same-line.js';
import { useCart } from './use-cart.js';
import { WaitingOrder } from './waiting-order.js';

interface CartPageProps extends CartSearch {
  panel: ChangePanel;
}

/** What is in the cart; the address says which line is being changed. */
export function CartPage(props: CartPageProps) {
  const title = useIntl().formatMessage({ id: 'checkout.cart.title' });
  return (
    <div className="page-width min-h-dvh py-10 md:py-14">
      <PageHead title={title} noindex />
      <h1 className="mb-8">{title}</h1>
      <CurrencyNote />
      <CartContent {...props} />
    </div>
  );
}

interface Changed {
  readonly before: CartItem;
}

function CartContent({ change, from, panel }: CartPageProps) {
  const { data: cart, dataUpdatedAt, error, refetch } = useCart();
  const [leaving, setLeaving] = useState<CartItem>();
  const [changed, setChanged] = useState<Changed>();
  const [asked, setAsked] = useState(change);
  if (change !== asked) {
    setAsked(change);
    if (change) setChanged(undefined);
  }
  if (!cart) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <CartSkeleton />;
  const isGone = change !== undefined && !cart.items.some(({ id }) => id === change);
  return (
    <>
      <WaitingOrder cart={cart} readAt={dataUpdatedAt} />
      {isGone && <LineGone from={from} />}
      {isFilled(cart) ? (
        <FilledCart {...{ cart, change, from, panel, changed }} onRemove={setLeaving} onChanged={setChanged} />
      ) : (
        <EmptyCart />
      )}
      <RemoveItemDialog item={leaving} onClose={() => setLeaving(undefined)} />
    </>
  );
}

export const EmptyCart = () => (
  <>
    <EmptyState
      title={<FormattedMessage id="checkout.cart.empty.title" />}
      action={
        <ButtonLink to="/tours">
          <FormattedMessage id="checkout.cart.empty.action" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="checkout.cart.empty.text" />
    </EmptyState>
    <PopularCities />
  </>
);

/** What it was before, where it was read in the same currency: another would look like a change. */
const changedIn = (changed: Changed | undefined, { id, price }: CartItem): CartItem | undefined =>
  changed?.before.id === id && changed.before.price.currency === price.currency ? changed.before : undefined;

interface FilledCartProps extends CartPageProps {
  cart: Cart;
  changed: Changed | undefined;
  onRemove: (item: CartItem) => void;
  onChanged: (changed: Changed) => void;
}

const FilledCart = ({ cart, changed, onRemove, onChanged, change, ...rest }: FilledCartProps) => (
  <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <ul className="border-t border-line">
      {cart.items.map((item) => (
        <CartItemRow
          key={item.id}
          {...rest}
          item={item}
          cart={cart}
          isChanging={item.id === change}
          isRepeated={repeatedLines(cart.items).has(item.id)}
          before={changedIn(changed, item)}
          onRemove={() => onRemove(item)}
          onChanged={(before) => onChanged({ before })}
        />
      ))}
      <GiftCardLines cart={cart} canRemove />
    </ul>
    <CartTotal cart={cart} />
  </div>
);

const CartTotal = ({ cart }: { cart: Cart }) => (
  <Card className="grid gap-4 lg:sticky lg:top-24">
    <h2 className="text-xl">
      <FormattedMessage
        id={cart.items.length > 0 ? 'checkout.cart.count' : 'checkout.summary'}
        values={{ count: cart.items.length }}
      />
    </h2>
    {cart.items.length > 0 && <CartDiscount cart={cart} />}
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-4 text-lg font-semibold">
      <FormattedMessage id="checkout.total" />
      <MoneyText value={cart.total} />
    </p>
    <CartGiftCards cart={cart} />
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="checkout.totalNote" values={{ currency: cart.currency }} />
    </p>
    <ButtonLink to="/checkout">
      <FormattedMessage id="checkout.cart.continue" />
    </ButtonLink>
    <ButtonLink to="/tours" look="quiet">
      <FormattedMessage id="checkout.cart.more" />
    </ButtonLink>
  </Card>
);

const CartSkeleton = () => (
  <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <LoadingNote />
    <div className="grid gap-4">
      <Skeleton className="h-44" />
      <Skeleton className="h-44" />
    </div>
    <Skeleton className="h-56" />
  </div>
);
