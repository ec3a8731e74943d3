import { BellRing } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Moment } from '../../ui/text/date-time.js';
import { Icon } from '../../ui/display/icon.js';
import { missionsPath, type WaitingOffers } from './mission-filters.js';
import { type MissionFilters } from './mission-search.js';

/** How many offers want an answer, and until when the first one waits. */
export function WaitingNotice({
  waiting: { count, next },
  filters,
}: {
  waiting: WaitingOffers;
  filters: MissionFilters;
}) {
  const isShown = filters.status === 'waiting-response' && filters.view === 'list';
  return (
    <section className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-sun-soft p-4 text-ink md:px-5">
      <div className="flex gap-3">
        <Icon of={BellRing} className="mt-0.5 size-5" />
        <div role="status">
          <p className="font-medium">
            <FormattedMessage id="guide-desk.waiting.count" values={{ count }} />
          </p>
          {next.respondBefore && (
            <p className="text-sm">
              <FormattedMessage
                id="guide-desk.waiting.until"
                values={{ moment: <Moment value={next.respondBefore} city={next.city} timeZone={next.timeZone} /> }}
              />
            </p>
          )}
        </div>
      </div>
      {!isShown && (
        <ButtonLink
          look="secondary"
          to={missionsPath({ ...filters, period: 'upcoming', view: 'list', status: 'waiting-response' })}
        >
          <FormattedMessage id="guide-desk.waiting.show" />
        </ButtonLink>
      )}
    </section>
  );
}
