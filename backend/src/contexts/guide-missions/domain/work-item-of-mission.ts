import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { WorkItemFacts } from '../../../shared-kernel/work-item.js';
import type { GuideMissionsWorkItemRaised, GuideMissionsWorkItemSettled } from '../events.js';
import type { GuideAccount } from './guides.js';
import type { Mission } from './mission.js';
import { meetingPointsIn, partyOf, referencesOf } from './mission-departure.js';
import type { MatterOfGuide, MissionMatterKind } from './mission-matters.js';

/** A mission, or a guide of a mission. */
export const matterKey = (missionId: string, guideId?: string): string =>
  guideId === undefined ? missionId : `${missionId}:${guideId}`;

/** The event of a matter. It must be resolved before the start. */
export const workItemRaised = (
  kind: MissionMatterKind,
  mission: Mission,
  matter: MatterOfGuide | undefined,
  guide: GuideAccount | undefined,
): GuideMissionsWorkItemRaised => ({
  type: 'guide-missions.work-item-raised.v1',
  kind,
  key: matterKey(mission.id, matter?.guideId),
  subject: { type: 'mission', id: mission.id, ...referenceOf(mission) },
  facts: {
    ...factsOf(mission),
    ...(matter ? { guideId: matter.guideId } : {}),
    ...(guide ? { guideName: guide.name, guideContact: guide.contact } : {}),
    ...(matter?.message === undefined ? {} : { message: matter.message }),
  },
  dueAt: mission.startsAt.toISOString(),
  isUrgent: true,
});

export const workItemSettled = (kind: MissionMatterKind, key: string): GuideMissionsWorkItemSettled => ({
  type: 'guide-missions.work-item-settled.v1',
  kind,
  key,
});

function referenceOf({ bookings }: Mission): { readonly reference?: string } {
  const [first] = bookings;
  return first ? { reference: first.reference } : {};
}

/** In the language of the team's mails. */
function factsOf({ tour, startsAt, timeZone, language, standingBookings }: Mission): WorkItemFacts {
  const { adults, children, infants } = partyOf(standingBookings);
  return {
    bookings: referencesOf(standingBookings),
    tour: tour.name[DEFAULT_LOCALE],
    city: tour.cityName[DEFAULT_LOCALE],
    startsAt: startsAt.toISOString(),
    timeZone,
    meetingPoint: meetingPointsIn(DEFAULT_LOCALE, standingBookings),
    guideLanguage: language,
    people: adults + children + infants,
  };
}
