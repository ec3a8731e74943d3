import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { orderQuery, type Booking, type Order } from '../../shared/booking-view/booking-view.api.js';
import { Card } from '../../ui/display/card.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { MoneyText } from '../../ui/text/money.js';
import { chooseOtherTimes, freeTimesQuery, giveUpOrder } from './bookings.api.js';

/** A bank transfer came after its slot was sold: another time at the same price, or everything back. */
export function MissedSlotPanel({ order }: { order: Order }) {
  return order.slotMissed ? <Choice order={order} /> : null;
}

function Choice({ order }: { order: Order }) {
  const intl = useIntl();
  const api = useApi();
  const site = useSite();
  const queries = useQueryClient();
  const { reference, slotsLeft = [] } = order;
  const token = orderTokenOf(reference);
  const params = { reference, token, language: site.locale };
  const gone = order.bookings.filter(
    (booking) => (slotsLeft.find((slot) => slot.bookingReference === booking.reference)?.left ?? 0) === 0,
  );
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const onSettled = () => queries.invalidateQueries({ queryKey: orderQuery(reference, token, site).queryKey });
  const choosing = useMutation({
    mutationFn: () =>
      chooseOtherTimes(
        api,
        params,
        {
          times: gone.map((booking) => {
            const [date = '', time = ''] = (chosen[booking.reference] ?? '').split(' ');
            return { booking: booking.reference, datetime: { date, time } };
          }),
        },
        key,
      ),
    onSettled,
  });
  const givingUp = useMutation({ mutationFn: () => giveUpOrder(api, params, key), onSettled });
  const send = (): void => {
    const lacks = gone.some((booking) => !chosen[booking.reference]);
    setMissing(lacks);
    if (!lacks) choosing.mutate();
  };
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2>
          <FormattedMessage id="my-bookings.missed.title" />
        </h2>
        <p>
          <FormattedMessage id="my-bookings.missed.text" />
        </p>
      </div>
      {gone.map((booking) => (
        <OtherTime
          key={booking.reference}
          booking={booking}
          value={chosen[booking.reference] ?? ''}
          error={
            isMissing && !chosen[booking.reference]
              ? intl.formatMessage({ id: 'my-bookings.missed.missing' })
              : undefined
          }
          onChange={(value) => setChosen({ ...chosen, [booking.reference]: value })}
        />
      ))}
      {(choosing.error ?? givingUp.error) && <ProblemMessage error={choosing.error ?? givingUp.error} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={choosing.isPending} className="max-sm:w-full" onClick={send}>
          <FormattedMessage id="my-bookings.missed.choose" />
        </Button>
        <Button look="secondary" busy={givingUp.isPending} className="max-sm:w-full" onClick={() => givingUp.mutate()}>
          <FormattedMessage id="my-bookings.missed.giveUp" values={{ amount: <MoneyText value={order.total} /> }} />
        </Button>
      </div>
    </Card>
  );
}

interface OtherTimeProps {
  booking: Booking;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The free times of the next weeks, on the clock of the city. */
function OtherTime({ booking, value, error, onChange }: OtherTimeProps) {
  const intl = useIntl();
  const site = useSite();
  const slug = booking.tour?.slug ?? '';
  const { data, error: failure, refetch } = useQuery({ ...freeTimesQuery(booking, slug, site), staleTime: 0 });
  if (failure) return <ProblemMessage error={failure} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-20" />;
  const days = data.filter(({ slots }) => slots.length > 0);
  return (
    <Select
      label={booking.title}
      hint={<FormattedMessage id="my-bookings.missed.localTime" values={{ city: booking.city }} />}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{intl.formatMessage({ id: 'my-bookings.missed.select' })}</option>
      {days.map(({ date, slots }) => (
        <optgroup
          key={date}
          label={intl.formatDate(`${date}T12:00:00Z`, {
            weekday: 'long',
            day: 'numeric',
            month: 'long',
            timeZone: 'UTC',
          })}
        >
          {slots.map(({ time, startsAt, timeZone }) => (
            <option key={time} value={`${date} ${time}`}>
              {intl.formatTime(startsAt, { timeZone })}
            </option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
