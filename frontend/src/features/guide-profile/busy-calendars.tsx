import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Api } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { Card } from '../../ui/display/card.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { TextInput } from '../../ui/form/text-input.js';
import { Ago } from '../../ui/text/ago-text.js';
import {
  type BusyCalendar,
  busyCalendarsQuery,
  type MyBusyCalendars,
  nameCalendar,
  readCalendar,
  removeCalendar,
} from './guide-profile.api.js';

/** A calendar that was just named is read within seconds. */
const READING_MS = 2000;

const isAwaited = ({ readAt, failure }: BusyCalendar): boolean => readAt === null && failure === null;

/** Calendars outside that say when the guide is busy. */
export function BusyCalendars() {
  const { data, error, refetch } = useQuery({
    ...busyCalendarsQuery(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.calendars.some(isAwaited) ? READING_MS : false),
  });
  const change = useChange();
  return (
    <section aria-labelledby="busy-calendars" className="grid gap-4">
      <h2 id="busy-calendars" className="font-serif text-2xl">
        <FormattedMessage id="guide-profile.calendars" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="guide-profile.calendars.intro" />
      </p>
      {!data &&
        (error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <Skeleton className="h-24" />)}
      {data?.calendars.map((calendar) => (
        <CalendarCard key={calendar.id} calendar={calendar} change={change} />
      ))}
      {change.error && <ProblemMessage error={change.error} />}
      {data && data.calendars.length < data.most && <NewCalendar change={change} />}
    </section>
  );
}

type Change = ReturnType<typeof useChange>;

function useChange() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wish: (api: Api) => Promise<MyBusyCalendars>) => wish(api),
    onSuccess: (now) => client.setQueryData(busyCalendarsQuery().queryKey, now),
  });
}

function CalendarCard({ calendar, change }: { calendar: BusyCalendar; change: Change }) {
  const { id, address } = calendar;
  return (
    <Card className="grid gap-3">
      <div className="min-w-0">
        <p className="truncate font-medium">{new URL(address).host}</p>
        <p className="text-sm wrap-anywhere text-ink-soft">{address}</p>
      </div>
      <Standing calendar={calendar} />
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={change.isPending} onClick={() => change.mutate((api) => readCalendar(api, id))}>
          <FormattedMessage id="guide-profile.calendars.read" />
        </Button>
        <Button look="quiet" busy={change.isPending} onClick={() => change.mutate((api) => removeCalendar(api, id))}>
          <FormattedMessage id="guide-profile.calendars.remove" />
        </Button>
      </div>
    </Card>
  );
}

function Standing({ calendar }: { calendar: BusyCalendar }) {
  const { failure, failingSince, readAt, busyTimes } = calendar;
  if (failure !== null)
    return (
      <p role="alert" className="rounded-lg bg-danger-soft p-3 text-ink">
        <FormattedMessage id={FAILURES[failure]} />{' '}
        {readAt !== null && failingSince !== null && (
          <FormattedMessage id="guide-profile.calendars.kept" values={{ ago: <Ago instant={readAt} /> }} />
        )}
      </p>
    );
  return (
    <p role="status">
      {readAt === null ? (
        <FormattedMessage id="guide-profile.calendars.awaited" />
      ) : (
        <FormattedMessage
          id="guide-profile.calendars.known"
          values={{ count: busyTimes, ago: <Ago instant={readAt} /> }}
        />
      )}
    </p>
  );
}

const FAILURES: Readonly<Record<NonNullable<BusyCalendar['failure']>, string>> = {
  'address-refused': 'guide-profile.calendars.failure.address-refused',
  unreachable: 'guide-profile.calendars.failure.unreachable',
  'too-slow': 'guide-profile.calendars.failure.too-slow',
  'too-large': 'guide-profile.calendars.failure.too-large',
  refused: 'guide-profile.calendars.failure.refused',
  'no-calendar': 'guide-profile.calendars.failure.no-calendar',
  'too-complex': 'guide-profile.calendars.failure.too-complex',
};

function NewCalendar({ change }: { change: Change }) {
  const intl = useIntl();
  const [address, setAddress] = useState('');
  const send = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate((api) => nameCalendar(api, address.trim()), { onSuccess: () => setAddress('') });
  };
  return (
    <form onSubmit={send} className="grid justify-items-start gap-3">
      <div className="w-full">
        <TextInput
          type="url"
          required
          maxLength={1000}
          autoComplete="off"
          label={<FormattedMessage id="guide-profile.calendars.address" />}
          hint={intl.formatMessage({ id: 'guide-profile.calendars.address.hint' })}
          value={address}
          onChange={({ currentTarget: { value } }) => setAddress(value)}
        />
      </div>
      <Button type="submit" look="secondary" busy={change.isPending}>
        <FormattedMessage id="guide-profile.calendars.add" />
      </Button>
    </form>
  );
}
