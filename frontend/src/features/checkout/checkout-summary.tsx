import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DayTimeInCity } from '../../ui/text/date-time.js';
import { Party } from '../../shared/booking-view/booked-tour-facts.js';
import type { Booking, EntranceTickets, PriceStep, Travellers } from '../../shared/booking-view/booking-view.api.js';
import { PaidThere, PriceDetails } from '../../shared/price-steps/price-steps.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText, type Money } from '../../ui/text/money.js';
import { BookingPicture } from '../../shared/booking-view/booking-picture.js';
import { textLink } from '../../ui/text/text-link.js';
import { RepeatedLine } from './repeated-line.js';

export interface SummaryLine {
  readonly key: string;
  readonly name: string;
  /** Null where what a quote promised is paid. */
  readonly tour: { readonly slug: string } | null;
  readonly quote?: Booking['quote'];
  readonly date: string;
  readonly time: string;
  readonly city: string;
  readonly startsAt: string;
  readonly timeZone: string;
  readonly travellers: Travellers;
  readonly price: Money;
  readonly steps: readonly PriceStep[];
  readonly tickets: EntranceTickets | null;
  /** Where its time is gone: what is said of it, and other times. */
  readonly refusal?: ReactNode;
  /** A line before it wants the same. */
  readonly isRepeated?: boolean;
  /** Where it can be changed; an order that is placed cannot. */
  readonly changeAt?: string;
}

/** Of the line's name. */
export const summaryNameId = (key: string): string => `summary-${key}`;

/** What a code takes off the lines. */
export interface SummaryDiscount {
  readonly code: string;
  readonly isPersonal: boolean;
  /** What is saved. */
  readonly amount: Money;
}

interface CheckoutSummaryProps {
  lines: readonly SummaryLine[];
  discount?: SummaryDiscount | undefined;
  total: Money;
  /** Where it is not the whole total. */
  totalName?: string;
  /** Further lines: gift cards that are bought. */
  more?: ReactNode;
  /** Until when it is kept. */
  children: ReactNode;
}

/** Beside the steps; on a narrow screen above them, in few words. */
export const CheckoutSummary = ({
  lines,
  discount,
  total,
  totalName = 'checkout.total',
  more,
  children,
}: CheckoutSummaryProps) => (
  <aside className="grid gap-4 rounded-lg border border-line bg-surface p-5 max-xs:p-3 max-lg:order-first lg:sticky lg:top-24">
    <h2 className="text-xl">
      <FormattedMessage id="checkout.summary" />
    </h2>
    <ul className="grid gap-2 lg:gap-4">
      {lines.map(
        ({
          key,
          name,
          tour,
          quote,
          date,
          time,
          city,
          startsAt,
          timeZone,
          travellers,
          price,
          steps,
          tickets,
          refusal,
          isRepeated,
          changeAt,
        }) => (
          <li key={key} className="grid gap-3 lg:grid-cols-[4rem_minmax(0,1fr)]">
            <BookingPicture
              booking={{ tour, ...(quote === undefined ? {} : { quote }) }}
              className="aspect-[4/3] w-full rounded-sm max-lg:hidden"
            />
            <div className="grid gap-0.5 text-sm">
              <p id={summaryNameId(key)} tabIndex={-1} className="leading-snug font-medium outline-none">
                {name}
              </p>
              <p className="text-ink-soft">
                <DayTimeInCity day={date} time={time} city={city} />
                <LocalTime value={startsAt} timeZone={timeZone} />
                <span className="block">
                  <Party travellers={travellers} />
                </span>
              </p>
              <p className="max-lg:hidden">
                <MoneyText value={price} />
              </p>
              <PriceDetails steps={steps} />
              <PaidThere tickets={tickets} />
              {changeAt && <ChangeLink to={changeAt} name={name} />}
            </div>
            {isRepeated && (
              <div className="lg:col-span-2">
                <RepeatedLine />
              </div>
            )}
            {refusal && <div className="lg:col-span-2">{refusal}</div>}
          </li>
        ),
      )}
      {more}
    </ul>
    {discount && (
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <FormattedMessage
          id={discount.isPersonal ? 'checkout.discount.personal' : 'checkout.discount'}
          values={{ code: discount.code }}
        />
        <MoneyText value={{ ...discount.amount, amount: -discount.amount.amount }} className="text-pine" />
      </p>
    )}
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-lg font-semibold lg:border-t lg:border-line lg:pt-4">
      <FormattedMessage id={totalName} />
      <MoneyText value={total} />
    </p>
    {children}
  </aside>
);

function ChangeLink({ to, name }: { to: string; name: string }) {
  const intl = useIntl();
  return (
    <Link
      to={to}
      aria-label={intl.formatMessage({ id: 'checkout.change.name' }, { tour: name })}
      className={`inline-flex min-h-8 items-center justify-self-start ${textLink}`}
    >
      <FormattedMessage id="checkout.step.change" />
    </Link>
  );
}
