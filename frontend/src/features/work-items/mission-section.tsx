import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { LanguageName, When } from '../../shared/booking-view/booked-tour-facts.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { prepareDialog } from '../../ui/overlay/dialog.js';
import { AssignGuideDialog } from './assign-guide-dialog.js';
import { MissionPeople } from './mission-people.js';
import { knownKind } from './work-item-words.js';
import { missionQuery, type TeamMission, type WorkItem } from './work-items.api.js';

/** The mission that the item is about: what to do, whom to call, and the choice of a guide. */
export function MissionSection({ item, isOpen }: { item: WorkItem; isOpen: boolean }) {
  const { data: mission, error, refetch } = useQuery({ ...missionQuery(item.subject.id, useSite()), staleTime: 0 });
  return (
    <RecordSection title={<FormattedMessage id="work-items.section.mission" />}>
      {mission ? (
        <Mission mission={mission} item={item} isOpen={isOpen} />
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </RecordSection>
  );
}

function Mission({ mission, item, isOpen }: { mission: TeamMission; item: WorkItem; isOpen: boolean }) {
  const intl = useIntl();
  const [isAssigning, setAssigning] = useState(false);
  const todo = todoOf(item, mission);
  return (
    <>
      {isOpen && todo && (
        <p className="font-medium">
          <FormattedMessage id={todo} />
        </p>
      )}
      <div className="grid gap-0.5 text-sm">
        <p className="font-medium">{mission.tour}</p>
        <p className="first-letter:uppercase">
          <When {...mission} />
        </p>
        <p className="text-ink-soft">
          <FormattedMessage
            id="common.trip.language"
            values={{ language: <LanguageName code={mission.guideLanguage} /> }}
          />
        </p>
        <p className="text-ink-soft">{intl.formatList(mission.bookingReferences)}</p>
      </div>
      <MissionPeople mission={mission} />
      {mission.actions.includes('assign') && (
        <Button
          className="justify-self-start max-sm:w-full"
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setAssigning(true)}
        >
          <FormattedMessage id="work-items.guide.assign" />
        </Button>
      )}
      <AssignGuideDialog mission={isAssigning ? mission : undefined} onClose={() => setAssigning(false)} />
    </>
  );
}

/** That others are being asked is said only while the answer of one of them is waited for. */
function todoOf({ kind, facts }: WorkItem, { asked }: TeamMission): string | undefined {
  const known = knownKind(kind);
  if (!known) return undefined;
  const what = known === 'guide-wrote' && facts['message'] === undefined ? 'guide-hesitates' : known;
  if (known !== 'guide-wrote' && known !== 'guide-cancelled') return `work-items.todo.${what}`;
  const areAsked = asked.some(({ uuid, isWaitedFor }) => isWaitedFor && uuid !== facts['guideId']);
  return areAsked ? `work-items.todo.${what}` : `work-items.alone.${what}`;
}
