import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useSession } from '../../session/session.js';
import { Card } from '../../ui/display/card.js';
import { Day } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { MonthHead } from '../../ui/calendar/month-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { missionsPath } from './mission-filters.js';
import { type MissionFilters } from './mission-search.js';
import { completedQuery, type CompletedMissions } from './missions.api.js';

/** What the missions completed in a month pay, by currency: amounts of two currencies are never added. */
export function MonthEarnings({ filters, month }: { filters: MissionFilters; month: string }) {
  const enabled = useSession() !== undefined;
  const { data, error, refetch } = useQuery({ ...completedQuery(month, useSite()), enabled, staleTime: 0 });
  return (
    <Card className="grid gap-4">
      <p className="font-medium">
        <FormattedMessage id="guide-desk.month.title" />
      </p>
      {filters.view === 'list' && (
        <MonthHead month={month} addressOf={(other) => missionsPath({ ...filters, month: other })} />
      )}
      {data ? (
        <Totals completed={data} address={missionsPath({ ...filters, view: 'calendar', status: 'all', month })} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-20 w-full" />
      )}
    </Card>
  );
}

interface TotalsProps {
  completed: CompletedMissions;
  /** Where these missions stand. */
  address: string;
}

function Totals({ completed: { data, totalsByCurrency }, address }: TotalsProps) {
  const totals = Object.values(totalsByCurrency);
  const payOn = data.find(({ earnings }) => earnings)?.earnings?.payOn;
  const count = <FormattedMessage id="guide-desk.month.count" values={{ count: data.length }} />;
  if (data.length === 0) return <p className="text-sm text-ink-soft">{count}</p>;
  return (
    <div className="grid gap-2">
      <ul className="grid gap-1">
        {totals.map((total) => (
          <li key={total.currency} className="font-serif text-2xl">
            <MoneyText value={total} />
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={address}
          className="inline-flex min-h-6 items-center underline underline-offset-4 hover:text-action-text"
        >
          {count}
        </Link>
      </p>
      {payOn && (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="guide-desk.earnings.payOn" values={{ day: <Day value={payOn} /> }} />
        </p>
      )}
    </div>
  );
}
