import { FormattedMessage } from 'react-intl';
import { BookedTourFacts } from '../../shared/booking-view/booked-tour-facts.js';
import { Link } from '../../ui/text/link.js';
import { Poster } from '../../ui/display/poster.js';
import { TitleText } from '../../ui/text/title-text.js';
import { MissionActions, type OnTask } from './mission-actions.js';
import { MissionEarnings } from './mission-earnings.js';
import { MissionExpired } from './mission-expired.js';
import { MissionReasons } from './mission-reasons.js';
import { MissionRide } from './mission-ride.js';
import { StatusChip } from './mission-status.js';
import { MissionTravellers } from './mission-travellers.js';
import type { Mission, MissionStatus } from './missions.api.js';

const OFFERED: ReadonlySet<MissionStatus> = new Set(['waiting-response', 'pending', 'rejected']);

export const cardId = (uuid: string): string => `mission-${uuid}`;

const Quoted = ({ text, children }: { text: string; children: string }) => (
  <p className="border-s-2 border-line-strong ps-3 text-sm">
    <FormattedMessage id={text} values={{ text: children }} />
  </p>
);

/** Why nothing can be done any more, and what the guide had said. */
function Notes({
  mission: { status, activated, givenAway, expired, guideAvailability, guideAnswer, privateNote, earnings },
}: {
  mission: Mission;
}) {
  const isLost = status === 'cancelled' && activated && !earnings;
  return (
    <>
      {isLost && (
        <p className="text-sm text-ink-soft">
          {expired ? (
            <MissionExpired />
          ) : (
            <FormattedMessage id={givenAway ? 'guide-desk.givenAway' : 'guide-desk.lost'} />
          )}
        </p>
      )}
      {guideAvailability && status === 'pending' && (
        <p className="text-sm">
          <FormattedMessage id={`guide-desk.answered.${guideAvailability}`} />
        </p>
      )}
      {guideAnswer && <Quoted text="guide-desk.answerText">{guideAnswer}</Quoted>}
      {privateNote && <Quoted text="guide-desk.note">{privateNote}</Quoted>}
    </>
  );
}

/** One mission: what, when, who, what it pays, what can be answered. */
export function MissionCard({ mission, onTask }: { mission: Mission; onTask?: OnTask | undefined }) {
  const { uuid, tour, status, earnings } = mission;
  return (
    <article
      id={cardId(uuid)}
      tabIndex={-1}
      aria-labelledby={`${cardId(uuid)}-title`}
      className="scroll-mt-20 rounded-lg border border-line bg-surface p-4 target:border-line-strong target:shadow-low md:p-5"
    >
      <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
        <div className="grid content-start gap-4">
          <div className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
            {tour.slug === null ? (
              <Poster
                kind="category"
                slug="private-car-tour"
                format="card"
                alt=""
                className="aspect-[4/3] w-full rounded-sm"
              />
            ) : (
              <Poster kind="tour" slug={tour.slug} format="card" alt="" className="aspect-[4/3] w-full rounded-sm" />
            )}
            <div className="grid content-start justify-items-start gap-1.5">
              <StatusChip status={status} />
              <h3 id={`${cardId(uuid)}-title`} className="text-lg leading-snug">
                {tour.slug === null ? (
                  <TitleText of={tour.name} />
                ) : (
                  <Link to={`/tour/${tour.slug}`} className="underline-offset-4 hover:underline">
                    <TitleText of={tour.name} />
                  </Link>
                )}
              </h3>
              <p className="text-sm text-ink-soft">{mission.city}</p>
            </div>
          </div>
          <BookedTourFacts trip={mission} />
          {mission.delayMinutes > 0 && (
            <p className="font-medium text-action-text">
              <FormattedMessage id="guide-desk.delayed" values={{ minutes: mission.delayMinutes }} />
            </p>
          )}
          {mission.ride && <MissionRide ride={mission.ride} />}
          <MissionTravellers {...mission} />
          <Notes mission={mission} />
          {mission.reasons && status === 'waiting-response' && <MissionReasons reasons={mission.reasons} />}
        </div>
        {earnings && <MissionEarnings earnings={earnings} isSure={!OFFERED.has(status)} />}
      </div>
      {onTask && mission.actions.length > 0 && (
        <div className="mt-4 border-t border-line pt-4">
          <MissionActions mission={mission} onTask={onTask} />
        </div>
      )}
    </article>
  );
}
