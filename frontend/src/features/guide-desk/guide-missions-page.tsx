import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { isAdmin, isApplicant, isGuide, isGuideOrAdmin } from '../../session/roles.js';
import { useSession } from '../../session/session.js';
import { monthOf } from '../../ui/calendar/month.js';
import { PageHead } from '../../ui/display/page-head.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import type { MissionTask } from './mission-actions.js';
import { MissionCalendar } from './mission-calendar.js';
import { MissionDialog } from './mission-dialog.js';
import { chosen, countsOf, waitingOffers } from './mission-filters.js';
import { readFilters, type MissionFilters } from './mission-search.js';
import { MissionList, type MissionListProps } from './mission-list.js';
import { MissionsSkeleton, NoMissions, NotApproved, NotForTravellers } from './mission-states.js';
import { MissionToolbar } from './mission-toolbar.js';
import { MonthEarnings } from './month-earnings.js';
import { useLiveMissions, useMissions } from './use-missions.js';
import { useNamedMission } from './use-named-mission.js';
import { useReturnOfFocus } from './use-return-of-focus.js';
import { WaitingNotice } from './waiting-notice.js';

const route = getRouteApi('/$lang/$currency/guide-missions');

export function GuideMissionsPage() {
  const title = useIntl().formatMessage({ id: 'guide-desk.title' });
  const user = useSession()?.user;
  const filters = readFilters(route.useSearch());
  const ofOther = user && isAdmin(user) ? filters.guide : undefined;
  return (
    <div className="page-width grid gap-6 py-8 md:py-12">
      <PageHead title={title} noindex />
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{title}</h1>
        {user && isGuide(user) && <DeskLinks />}
      </div>
      {!user ? (
        <MissionsSkeleton />
      ) : isGuideOrAdmin(user) ? (
        <Dashboard filters={{ ...filters, guide: ofOther }} />
      ) : isApplicant(user) ? (
        <NotApproved status={user.status} />
      ) : (
        <NotForTravellers />
      )}
    </div>
  );
}

const PLACES = [
  ['/guide-availability', 'guide-desk.nav.hours'],
  ['/guide-profile', 'guide-desk.nav.profile'],
  ['/guide-reviews', 'guide-desk.nav.reviews'],
  ['/guide-payments', 'guide-desk.nav.payments'],
  ['/contact-pro', 'layout.nav.manager'],
] as const;

/** The other pages of a guide. */
function DeskLinks() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'guide-desk.nav' })}>
      <ul className="flex flex-wrap gap-x-5">
        {PLACES.map(([to, text]) => (
          <li key={to}>
            <Link to={to} className={`inline-flex min-h-11 items-center ${textLink}`}>
              <FormattedMessage id={text} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Dashboard({ filters }: { filters: MissionFilters }) {
  const { data, error, refetch, dataUpdatedAt } = useMissions(filters.guide);
  const [task, setTask] = useState<MissionTask>();
  useReturnOfFocus(task);
  useLiveMissions();
  useNamedMission(data !== undefined);
  const isOwn = filters.guide === undefined;
  const isList = filters.view === 'list';
  const onTask = isOwn ? setTask : undefined;
  const [thisMonth] = useState(() => monthOf(new Date(serverNow())));
  const month = filters.month ?? thisMonth;
  const waiting = data && isOwn ? waitingOffers(data, serverNow(dataUpdatedAt)) : undefined;
  return (
    <>
      {!isOwn && (
        <p role="note" className="rounded-lg bg-sky-soft p-4">
          <FormattedMessage id="guide-desk.ofOther" />
        </p>
      )}
      {waiting && <WaitingNotice waiting={waiting} filters={filters} />}
      <MissionToolbar
        filters={filters}
        counts={isList && data ? countsOf(data, filters.period, serverNow(dataUpdatedAt)) : undefined}
      />
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isOwn && (
          <aside className="xl:order-last xl:sticky xl:top-24">
            <MonthEarnings filters={filters} month={month} />
          </aside>
        )}
        {!isList ? (
          <MissionCalendar filters={filters} month={month} onTask={onTask} />
        ) : data ? (
          <Missions
            filters={filters}
            missions={chosen(data, filters, serverNow(dataUpdatedAt))}
            hasAny={data.length > 0}
            onTask={onTask}
          />
        ) : error ? (
          <ProblemMessage error={error} onRetry={() => void refetch()} />
        ) : (
          <MissionsSkeleton />
        )}
      </div>
      <MissionDialog task={task} onClose={() => setTask(undefined)} />
    </>
  );
}

interface MissionsProps extends MissionListProps {
  filters: MissionFilters;
  hasAny: boolean;
}

const Missions = ({ filters, missions, hasAny, onTask }: MissionsProps) => (
  <div>
    <p role="status" className="sr-only">
      <FormattedMessage id="guide-desk.count" values={{ count: missions.length }} />
    </p>
    {missions.length > 0 ? (
      <MissionList missions={missions} onTask={onTask} />
    ) : (
      <NoMissions filters={filters} hasAny={hasAny} />
    )}
  </div>
);
