import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ApiProblem } from '../../api/api.js';
import { useSite } from '../../i18n/site.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { Day, formatDay, formatTime } from '../../ui/text/date-time.js';
import { LocalTime } from '../../ui/text/local-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { Cart, CartItem } from './checkout.api.js';
import { freeTimesQuery, nearestTimes, type FreeDay, type FreeTime } from './free-times.js';
import { useMoveItem } from './use-cart.js';

interface TakenTimeProps {
  item: CartItem;
  cart: Cart;
  refusal: ApiProblem;
  /** What somebody asked for just now was refused: it takes the focus. */
  isAnswer?: boolean;
  /** Id of the item's name, where the focus goes once it has another time. */
  nameId: string;
  onMoved?: (cart: Cart) => void;
}

/** At the item whose time is gone: what happened, and other times to take with one click. */
export function TakenTime({ refusal, isAnswer = false, ...rest }: TakenTimeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnswer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'center' });
  }, [isAnswer, refusal]);
  return (
    <div ref={box} tabIndex={-1} className="my-2 grid gap-4 outline-none">
      <ProblemMessage error={refusal} />
      <FreeTimes {...rest} />
    </div>
  );
}

function FreeTimes({ item, cart, nameId, onMoved }: Omit<TakenTimeProps, 'refusal' | 'isAnswer'>) {
  const intl = useIntl();
  const site = useSite();
  const [now] = useState(Date.now);
  const { data, error, refetch } = useQuery(freeTimesQuery(item, site, now));
  const failure = useRef<HTMLDivElement>(null);
  const move = useMoveItem({
    onMoved: (next, { datetime: { date, time } }) => {
      const moment = intl.formatMessage(
        { id: 'common.dayTime' },
        { day: formatDay(date, intl.locale, 'weekday'), time: formatTime(time, intl.locale) },
      );
      showToast(intl.formatMessage({ id: 'checkout.times.done' }, { tour: item.tour.name, moment }));
      document.getElementById(nameId)?.focus();
      onMoved?.(next);
    },
    onRefused: () => void refetch(),
  });
  useEffect(() => {
    if (move.error) failure.current?.focus();
  }, [move.error]);
  if (!data)
    return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-28" />;
  return (
    <div className="grid gap-4">
      {move.error && (
        <div ref={failure} tabIndex={-1} className="outline-none">
          <ProblemMessage error={move.error} />
        </div>
      )}
      <TimesByDay
        item={item}
        days={nearestTimes(data, item, cart.items)}
        taking={move.isPending ? move.variables.datetime : undefined}
        onTake={({ date, time }) => move.mutate({ id: item.id, datetime: { date, time } })}
      />
      <p>
        <ButtonLink
          look="secondary"
          to={`/tour/${item.tour.slug}`}
          aria-label={intl.formatMessage({ id: 'checkout.times.all.name' }, { tour: item.tour.name })}
        >
          <FormattedMessage id="checkout.times.all" />
        </ButtonLink>
      </p>
    </div>
  );
}

interface TimesByDayProps {
  item: CartItem;
  days: readonly FreeDay[];
  taking: { readonly date: string; readonly time: string } | undefined;
  onTake: (slot: FreeTime) => void;
}

function TimesByDay({ item, days, taking, onTake }: TimesByDayProps) {
  const { locale } = useIntl();
  const firstTime = days[0]?.slots[0];
  if (days.length === 0) {
    return (
      <p role="status">
        <FormattedMessage id="checkout.times.none" />
      </p>
    );
  }
  return (
    <div className="grid gap-3">
      <p className="font-medium">
        <FormattedMessage id="checkout.times.title" values={{ city: item.tour.city }} />
      </p>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        {days.map(({ date, slots }) => (
          <div key={date} className="grid content-start gap-1.5">
            <p className="text-sm text-ink-soft first-letter:uppercase">
              <Day value={date} look="weekday" />
            </p>
            <ul className="flex flex-wrap gap-2">
              {slots.map((slot) => (
                <li key={slot.time}>
                  <TimeButton
                    {...{ item, slot }}
                    busy={taking?.date === slot.date && taking.time === slot.time}
                    onClick={() => !taking && onTake(slot)}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {firstTime && (
        <p className="text-sm">
          <LocalTime
            id="common.localTime.start"
            value={firstTime.startsAt}
            timeZone={item.timeZone}
            values={{ city: item.tour.city, there: formatTime(firstTime.time, locale) }}
          />
        </p>
      )}
    </div>
  );
}

interface TimeButtonProps {
  item: CartItem;
  slot: FreeTime;
  busy: boolean;
  onClick: () => void;
}

function TimeButton({ item, slot: { date, time, price }, busy, onClick }: TimeButtonProps) {
  const intl = useIntl();
  const values = {
    tour: item.tour.name,
    day: formatDay(date, intl.locale, 'weekday'),
    time: formatTime(time, intl.locale),
  };
  const isOtherPrice = price.currency === item.price.currency && price.amount !== item.price.amount;
  return (
    <Button
      look="secondary"
      busy={busy}
      onClick={onClick}
      aria-label={isOtherPrice ? undefined : intl.formatMessage({ id: 'checkout.times.take' }, values)}
      className="px-3 tabular-nums"
    >
      {values.time}
      {isOtherPrice && (
        <span className="text-sm text-ink-soft">
          <MoneyText value={price} />
        </span>
      )}
    </Button>
  );
}
