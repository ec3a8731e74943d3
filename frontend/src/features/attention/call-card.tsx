import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageName, When } from '../../shared/booking-view/booked-tour-facts.js';
import { Button } from '../../ui/form/button.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import type { AttendedMission } from './attended-missions.js';
import type { AttentionCall } from './attention.api.js';
import { CallMatter } from './call-matter.js';
import { CallPeople } from './call-people.js';

interface CallCardProps {
  attended: AttendedMission;
  onAssign: () => void;
  onSettle: (call: AttentionCall) => void;
}

/** One mission with all that has happened, what to do about it, and the ways to do it. */
export function CallCard({ attended: { mission, calls }, onAssign, onSettle }: CallCardProps) {
  const intl = useIntl();
  const titleId = `attended-${mission.uuid}`;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5"
    >
      <h3 id={titleId} className="text-lg leading-snug">
        {mission.tour}
      </h3>
      <div className="grid gap-0.5 text-sm">
        <p className="first-letter:uppercase">
          <When {...mission} />
        </p>
        <p className="text-ink-soft">
          <FormattedMessage
            id="common.trip.language"
            values={{ language: <LanguageName code={mission.guideLanguage} /> }}
          />
        </p>
        <p className="text-ink-soft">
          <FormattedMessage
            id="attention.bookings"
            values={{
              count: mission.bookingReferences.length,
              references: intl.formatList(mission.bookingReferences),
            }}
          />
        </p>
      </div>
      <ul>
        {calls.map((call) => (
          <li key={call.id} className="border-t border-line py-4 last:border-b">
            <CallMatter call={call} onSettle={() => onSettle(call)} />
          </li>
        ))}
      </ul>
      <CallPeople mission={mission} />
      <div className="mt-auto pt-2">
        <Button aria-haspopup="dialog" onPointerEnter={prepareDialog} onClick={onAssign}>
          <FormattedMessage id="attention.assign" />
        </Button>
      </div>
    </article>
  );
}
