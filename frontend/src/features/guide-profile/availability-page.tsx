import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { CalendarFeed } from '../../shared/calendar-feed/calendar-feed.js';
import { BusyCalendars } from './busy-calendars.js';
import { availabilityQuery, keepHours, type MyAvailability } from './guide-profile.api.js';
import { Holidays } from './holidays.js';
import { PartOfForm } from './part.js';
import { Week } from './week.js';

/** When a guide works. */
export function AvailabilityPage() {
  const title = useIntl().formatMessage({ id: 'guide-profile.hours.title' });
  return (
    <div className="page-width grid min-h-dvh content-start gap-8 py-10 md:py-14">
      <PageHead title={title} noindex />
      <h1>{title}</h1>
      {useHydrated() ? (
        <>
          <Hours />
          <div className="grid max-w-[44rem] gap-10 border-t border-line pt-10">
            <BusyCalendars />
            <CalendarFeed />
          </div>
        </>
      ) : (
        <PageSkeleton />
      )}
    </div>
  );
}

function Hours() {
  const { data, error, refetch } = useQuery({ ...availabilityQuery(), staleTime: 0 });
  if (!data) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <HoursForm key={data.version} saved={data} />;
}

const PAUSES = [0, 15, 30, 45, 60, 75, 90, 120, 150, 180, 240];
const MOST_A_DAY = [1, 2, 3, 4, 5, 6];

/** What may be chosen, and what is chosen already. */
const pausesFrom = (least: number, chosen: number): number[] =>
  [...new Set([...PAUSES.filter((minutes) => minutes >= least), chosen])].toSorted((a, b) => a - b);

function HoursForm({ saved }: { saved: MyAvailability }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<MyAvailability>): void => setDraft((before) => ({ ...before, ...part }));
  const { version, hours, holidays, missionsPerDay, pauseMinutes, leastPauseMinutes, timeZone } = draft;
  const saving = useMutation({
    mutationFn: () =>
      keepHours(api, { version, hours: [...hours], holidays: [...holidays], missionsPerDay, pauseMinutes }),
    onSuccess: (now) => {
      showToast(intl.formatMessage({ id: 'guide-profile.hours.saved' }));
      client.setQueryData(availabilityQuery().queryKey, now);
    },
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    saving.mutate();
  };
  return (
    <form onSubmit={send} className="grid max-w-[44rem] gap-10">
      <p className="text-ink-soft">
        <FormattedMessage id="guide-profile.hours.intro" values={{ zone: timeZone.replaceAll('_', ' ') }} />
      </p>
      <Week hours={hours} onChange={(changed) => change({ hours: changed })} />
      <Holidays holidays={holidays} onChange={(changed) => change({ holidays: changed })} />
      <PartOfForm title="guide-profile.hours.limits">
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={<FormattedMessage id="guide-profile.hours.perDay" />}
            value={missionsPerDay ?? ''}
            onChange={({ currentTarget: { value } }) => change({ missionsPerDay: value === '' ? null : Number(value) })}
          >
            <option value="">{intl.formatMessage({ id: 'guide-profile.hours.perDay.any' })}</option>
            {MOST_A_DAY.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
          <Select
            label={<FormattedMessage id="guide-profile.hours.pause" />}
            value={pauseMinutes}
            onChange={({ currentTarget: { value } }) => change({ pauseMinutes: Number(value) })}
          >
            {pausesFrom(leastPauseMinutes, pauseMinutes).map((count) => (
              <option key={count} value={count}>
                {intl.formatMessage({ id: 'guide-profile.hours.minutes' }, { count })}
              </option>
            ))}
          </Select>
        </div>
      </PartOfForm>
      <div className="sticky bottom-0 -mx-4 grid gap-3 border-t border-line bg-paper px-4 py-3">
        {saving.error && <ProblemMessage error={saving.error} />}
        <div>
          <Button type="submit" busy={saving.isPending}>
            <FormattedMessage id="guide-profile.hours.save" />
          </Button>
        </div>
      </div>
    </form>
  );
}
