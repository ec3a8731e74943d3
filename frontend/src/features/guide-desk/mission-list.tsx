import { FormattedMessage } from 'react-intl';
import { Month } from '../../ui/text/date-time.js';
import type { MissionTask } from './mission-actions.js';
import { MissionCard } from './mission-card.js';
import { byMonth } from './mission-filters.js';
import type { Mission } from './missions.api.js';

export interface MissionListProps {
  missions: readonly Mission[];
  /** Absent where somebody else only looks. */
  onTask?: ((task: MissionTask) => void) | undefined;
}

/** Month by month, each with its number of missions. */
export const MissionList = ({ missions, onTask }: MissionListProps) => (
  <div className="grid gap-10">
    {byMonth(missions).map(({ month, missions: its }) => (
      <section key={month} aria-labelledby={`month-${month}`} className="grid gap-4">
        <h2 id={`month-${month}`} className="flex flex-wrap items-baseline gap-x-3 text-xl">
          <span className="inline-block first-letter:uppercase">
            <Month value={month} />
          </span>
          <span className="font-sans text-base font-normal text-ink-soft">
            <FormattedMessage id="guide-desk.count" values={{ count: its.length }} />
          </span>
        </h2>
        <MissionCards missions={its} onTask={onTask} />
      </section>
    ))}
  </div>
);

export const MissionCards = ({ missions, onTask }: MissionListProps) => (
  <ul className="grid gap-4">
    {missions.map((mission) => (
      <li key={mission.uuid}>
        <MissionCard mission={mission} onTask={onTask && ((kind) => onTask({ mission, kind }))} />
      </li>
    ))}
  </ul>
);
