import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { MonthHead } from '../../ui/calendar/month-head.js';
import { MonthTable, type MonthEntry } from '../../ui/calendar/month-table.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import type { MissionTask } from './mission-actions.js';
import { cardId } from './mission-card.js';
import { chosen, missionsPath } from './mission-filters.js';
import { type MissionFilters } from './mission-search.js';
import { MissionCards } from './mission-list.js';
import type { Mission, MissionStatus } from './missions.api.js';
import { useMissions } from './use-missions.js';

interface MissionCalendarProps {
  filters: MissionFilters;
  month: string;
  onTask?: ((task: MissionTask) => void) | undefined;
}

const looks: Readonly<Record<MissionStatus, MonthEntry['look']>> = {
  'waiting-response': 'open',
  pending: 'open',
  assigned: 'sure',
  accepted: 'sure',
  finished: 'sure',
  rejected: 'over',
  cancelled: 'over',
};

const entryOf = ({ uuid, date, time, tour, status }: Mission): MonthEntry => ({
  key: uuid,
  day: date,
  time,
  text: tour.name,
  href: `#${cardId(uuid)}`,
  look: looks[status],
});

/** A month with its missions on their days, and all that is to know of them below. */
export function MissionCalendar({ filters, month, onTask }: MissionCalendarProps) {
  const intl = useIntl();
  const { data, error, refetch } = useMissions(filters.guide, month);
  const missions = data && chosen(data, { ...filters, period: 'all' }, serverNow()).toReversed();
  return (
    <div className="grid gap-6">
      <MonthHead month={month} addressOf={(other) => missionsPath({ ...filters, month: other })} />
      {missions ? (
        <MonthTable
          month={month}
          caption={intl.formatMessage({ id: 'guide-desk.calendar.caption' })}
          entries={missions.map(entryOf)}
        />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-[27rem] w-full" />
      )}
      {missions?.length === 0 && <EmptyState title={<FormattedMessage id="guide-desk.empty.month" />} />}
      {missions && <MissionCards missions={missions} onTask={onTask} />}
    </div>
  );
}
