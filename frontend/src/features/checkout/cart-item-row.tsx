import { Pencil, Trash2 } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { CancellableUntil, BookedTourFacts } from '../../shared/booking-view/booked-tour-facts.js';
import { PaidThere, PriceDetails } from '../../shared/price-steps/price-steps.js';
import { Chip } from '../../ui/display/chip.js';
import { formatClock } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { Poster } from '../../ui/display/poster.js';
import { PriceChange } from '../../ui/text/price-change.js';
import { TitleText } from '../../ui/text/title-text.js';
import type { Cart, CartItem } from './checkout.api.js';
import { ChangeFrame, changePath, useChangeEnds, type ChangeFrom, type ChangePanel } from './change-line.js';
import { LineChanges } from './line-changes.js';
import { refusalOf } from './refusals.js';
import { RepeatedLine } from './repeated-line.js';
import { TakenTime } from './taken-time.js';
import { bookedTourOf } from './booked-tour-of.js';

interface CartItemRowProps {
  item: CartItem;
  cart: Cart;
  isChanging: boolean;
  /** A line before it wants the same. */
  isRepeated: boolean;
  from?: ChangeFrom | undefined;
  panel: ChangePanel;
  /** What the line was before it was changed just now. */
  before: CartItem | undefined;
  onRemove: () => void;
  onChanged: (before: CartItem) => void;
}

export function CartItemRow(props: CartItemRowProps) {
  const { item, cart, isChanging, isRepeated, from, panel, before, onRemove, onChanged } = props;
  const { tour } = item;
  const refusal = refusalOf(item);
  const nameId = `item-${item.id}`;
  const ends = useChangeEnds({ item, from, nameId, onSaved: onChanged });
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-3 border-b border-line py-6 xs:grid-cols-[5rem_minmax(0,1fr)] sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-x-6">
      <Poster
        kind="tour"
        slug={tour.slug}
        format="card"
        alt=""
        className="aspect-[4/3] w-full rounded-sm max-xs:hidden"
      />
      <div className="grid min-w-0 gap-3">
        <div className="grid items-baseline gap-x-6 gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto]">
          <h2 id={nameId} tabIndex={-1} className="text-xl outline-none">
            <Link to={`/tour/${tour.slug}`} className="underline-offset-4 hover:underline">
              <TitleText of={tour.name} />
            </Link>
          </h2>
          <ItemPrice item={item} />
        </div>
        <BookedTourFacts trip={bookedTourOf(item)} />
        <LineWishes item={item} />
        <PriceDetails steps={item.steps} />
        <PaidThere tickets={item.tickets} />
        {isRepeated && !isChanging && <RepeatedLine />}
        {refusal && !isChanging && <TakenTime {...{ item, cart, refusal, nameId }} />}
        {before && !isChanging && <LineChanges before={before} item={item} />}
        {!isChanging && (
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <ItemTerms item={item} />
            <div className="-ms-2 flex flex-wrap gap-x-2 sm:ms-auto">
              <ChangeLink item={item} />
              <RemoveButton name={tour.name} onRemove={onRemove} />
            </div>
          </div>
        )}
      </div>
      {isChanging && (
        <div className="col-span-full min-w-0">
          <ChangeFrame item={item}>{panel(item, ends)}</ChangeFrame>
        </div>
      )}
    </li>
  );
}

/** What was wished for this tour alone. */
export const LineWishes = ({ item: { specialRequirements } }: { item: CartItem }) =>
  specialRequirements && (
    <p className="text-sm wrap-anywhere whitespace-pre-line text-ink-soft">
      <FormattedMessage id="checkout.change.now.wishes" values={{ value: specialRequirements }} />
    </p>
  );

const quietAction =
  'inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-2 text-sm font-medium hover:bg-sunken';

function ChangeLink({ item }: { item: CartItem }) {
  const intl = useIntl();
  return (
    <Link
      to={changePath(item.id)}
      aria-label={intl.formatMessage({ id: 'checkout.change.name' }, { tour: item.tour.name })}
      className={quietAction}
    >
      <Icon of={Pencil} className="size-4" />
      <FormattedMessage id="checkout.step.change" />
    </Link>
  );
}

/** A price that has changed stands beside the old one. */
export const ItemPrice = ({ item: { price, previousPrice } }: { item: CartItem }) =>
  previousPrice ? (
    <p className="grid justify-items-start gap-1 sm:justify-items-end">
      <Chip tone="notice">
        <FormattedMessage id="checkout.price.changed" />
      </Chip>
      <span>
        <PriceChange id="checkout.price.fromTo" from={previousPrice} to={price} />
      </span>
    </p>
  ) : (
    <p className="text-lg font-semibold">
      <MoneyText value={price} />
    </p>
  );

function ItemTerms({ item }: { item: CartItem }) {
  const { locale } = useIntl();
  return (
    <div className="grid gap-0.5 text-sm">
      <p>
        <CancellableUntil
          until={item.cancellableUntil}
          city={item.tour.city}
          timeZone={item.timeZone}
          freeClassName="text-pine"
        />
      </p>
      <p className="text-ink-soft">
        <FormattedMessage
          id="checkout.price.guaranteed"
          values={{ time: formatClock(item.guaranteedUntil, locale, localZone()) }}
        />
      </p>
    </div>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  const intl = useIntl();
  return (
    <button
      type="button"
      aria-label={intl.formatMessage({ id: 'checkout.remove.name' }, { tour: name })}
      onClick={onRemove}
      className={quietAction}
    >
      <Icon of={Trash2} className="size-4" />
      <FormattedMessage id="checkout.remove" />
    </button>
  );
}
