import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { OfferRepository } from '../domain/mission.repository.js';
import type {
  BookingAltered,
  BookingJoined,
  BookingWithdrawn,
  MissionAssigned,
  MissionCancelled,
  MissionDelayed,
  MissionFinished,
  MissionOffered,
  MissionPayChanged,
  MissionReopened,
  OfferLapsed,
  VisitReported,
} from '../events.js';

type MissionChanged =
  | BookingAltered
  | BookingJoined
  | BookingWithdrawn
  | MissionAssigned
  | MissionCancelled
  | MissionDelayed
  | MissionFinished
  | MissionOffered
  | MissionPayChanged
  | MissionReopened
  | OfferLapsed
  | VisitReported;

/** Open pages load the mission again: of the guide whose offer it is, or of all guides who were asked. */
@Reaction('guide-missions.update-screens-when-mission-changed')
@Injectable()
export class UpdateScreensWhenMissionChanged implements EventHandler<MissionChanged> {
  constructor(
    private readonly offers: OfferRepository,
    private readonly live: LiveEvents,
  ) {}

  async react(event: MissionChanged): Promise<void> {
    for (const guideId of await this.guidesConcerned(event))
      await this.live.send(guideId, { type: 'missions-changed' });
  }

  private async guidesConcerned(event: MissionChanged): Promise<readonly string[]> {
    if (event.type === 'guide-missions.mission-offered.v1' || event.type === 'guide-missions.offer-lapsed.v1')
      return [event.guideId];
    return (await this.offers.ofMission(event.missionId)).map(({ guideId }) => guideId);
  }
}
