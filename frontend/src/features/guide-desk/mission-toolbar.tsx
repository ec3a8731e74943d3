import { CalendarDays, List } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { Link } from '../../ui/text/link.js';
import { Select } from '../../ui/form/select.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { missionsPath } from './mission-filters.js';
import { PERIODS, STATUS_FILTERS, VIEWS, type MissionFilters, type StatusFilter } from './mission-search.js';

interface MissionToolbarProps {
  filters: MissionFilters;
  /** Undefined until they are known. */
  counts: Readonly<Record<StatusFilter, number>> | undefined;
}

const choice = 'inline-flex min-h-11 items-center gap-2 px-4 aria-[current]:chosen not-aria-[current]:hover:bg-sunken';
const choices = 'flex w-fit max-w-full flex-wrap overflow-hidden rounded-sm border border-line-strong bg-surface';

const drawings = { list: List, calendar: CalendarDays } as const;

/** Which missions, and as a list or a calendar; all of it is in the address. */
export function MissionToolbar({ filters, counts }: MissionToolbarProps) {
  const intl = useIntl();
  const { view, period } = filters;
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <nav aria-label={intl.formatMessage({ id: 'guide-desk.view' })} className={choices}>
        {VIEWS.map((each) => (
          <Link
            key={each}
            to={missionsPath({ ...filters, view: each })}
            aria-current={each === view ? 'true' : undefined}
            className={choice}
          >
            <Icon of={drawings[each]} className="size-4" />
            <FormattedMessage id={`guide-desk.view.${each}`} />
          </Link>
        ))}
      </nav>
      {view === 'list' && (
        <nav aria-label={intl.formatMessage({ id: 'guide-desk.period' })} className={choices}>
          {PERIODS.map((each) => (
            <Link
              key={each}
              to={missionsPath({ ...filters, period: each })}
              aria-current={each === period ? 'true' : undefined}
              className={choice}
            >
              <FormattedMessage id={`guide-desk.period.${each}`} />
            </Link>
          ))}
        </nav>
      )}
      <StatusSelect filters={filters} counts={counts} />
    </div>
  );
}

function StatusSelect({ filters, counts }: MissionToolbarProps) {
  const intl = useIntl();
  const go = useGo();
  const textOf = (status: StatusFilter): string => {
    const name = intl.formatMessage({ id: `guide-desk.status.${status}` });
    return counts ? intl.formatMessage({ id: 'guide-desk.filter.count' }, { name, count: counts[status] }) : name;
  };
  const choose = (status: StatusFilter): void => void go(missionsPath({ ...filters, status }), { replace: true });
  return (
    <div className="w-full sm:w-64">
      <Select
        label={<FormattedMessage id="guide-desk.filter" />}
        value={filters.status}
        onChange={(event) => choose(event.target.value as StatusFilter)}
      >
        {STATUS_FILTERS.map((status) => (
          <option key={status} value={status}>
            {textOf(status)}
          </option>
        ))}
      </Select>
    </div>
  );
}
