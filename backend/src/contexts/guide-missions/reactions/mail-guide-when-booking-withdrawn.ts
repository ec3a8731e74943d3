import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { BookingWithdrawn } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The guide of the mission learns that fewer guests come. */
@Reaction('guide-missions.mail-guide-when-booking-withdrawn')
@Injectable()
export class MailGuideWhenBookingWithdrawn implements EventHandler<BookingWithdrawn> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, bookingId, guideId }: BookingWithdrawn): Promise<void> {
    if (guideId === null) return;
    const mission = await this.missions.find(missionId);
    if (!mission?.isOf(guideId)) return;
    const guide = await this.accounts.find(guideId);
    if (guide) await this.mails.partyChanged('left', bookingId, mission, guide);
  }
}
