import { Injectable } from '@nestjs/common';
import { type Message, type Reacts, Reaction } from '../../../platform/outbox/reaction.js';
import type { BookingCancelled } from '../../booking/events.js';
import { GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { LiveMissionUpdates } from '../processes/live-mission-updates.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { MissionMails } from '../mail/mission-mails.js';

/** A booking will not take place: without another one of its departure the guide is free again, and told so. */
@Reaction('guide-missions.close-mission')
@Injectable()
export class CloseMissionWhenBookingCancelled implements Reacts<BookingCancelled> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly search: GuideAssignmentSearch,
    private readonly accounts: GuideAccounts,
    private readonly updates: LiveMissionUpdates,
    private readonly mails: MissionMails,
  ) {}

  async react({ bookingId }: BookingCancelled, { recordedAt }: Message): Promise<void> {
    await this.missions.oneAtATime(bookingId);
    await this.missions.noteWithdrawn(bookingId);
    const mission = await this.missions.findOfBooking(bookingId);
    if (!mission || mission.state === 'finished' || mission.state === 'cancelled') return;
    mission.withdraw(bookingId, new Date(recordedAt));
    await this.missions.save(mission);
    const guide = mission.guideId === null ? undefined : await this.accounts.find(mission.guideId);
    if (mission.standingBookings.length > 0) {
      await this.updates.send(mission.id);
      if (guide) await this.mails.partyChanged('left', bookingId, mission, guide);
      return;
    }
    await this.search.end(mission);
    if (guide) await this.mails.cancelled(mission, guide);
  }
}
