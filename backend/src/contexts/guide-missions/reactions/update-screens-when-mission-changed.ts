import { Injectable } from '@nestjs/common';
import { LiveEvents } from '../../../platform/notify/live-events.js';
import { type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import { OfferRepository } from '../domain/mission.repository.js';
import type {
  BookingJoined,
  BookingWithdrawn,
  MissionAssigned,
  MissionCancelled,
  MissionFinished,
  MissionOffered,
  MissionReopened,
  OfferLapsed,
} from '../events.js';

type MissionChanged =
  | BookingJoined
  | BookingWithdrawn
  | MissionAssigned
  | MissionCancelled
  | MissionFinished
  | MissionOffered
  | MissionReopened
  | OfferLapsed;

/** Open pages of all guides who were asked load the mission again. */
@Reaction('guide-missions.update-screens-when-mission-changed')
@Injectable()
export class UpdateScreensWhenMissionChanged implements Reacts<MissionChanged> {
  constructor(
    private readonly offers: OfferRepository,
    private readonly live: LiveEvents,
  ) {}

  async react({ missionId }: MissionChanged): Promise<void> {
    const asked = await this.offers.ofMission(missionId);
    for (const { guideId } of asked) await this.live.send(guideId, { type: 'missions-changed' });
  }
}
