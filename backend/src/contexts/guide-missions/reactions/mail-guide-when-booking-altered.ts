import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import { MissionRepository } from '../domain/mission.repository.js';
import type { BookingAltered } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** The guide of the mission learns who comes now, and where to. */
@Reaction('guide-missions.mail-guide-when-booking-altered')
@Injectable()
export class MailGuideWhenBookingAltered implements EventHandler<BookingAltered> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
  ) {}

  async react({ missionId, bookingId, guideId, revision }: BookingAltered): Promise<void> {
    if (guideId === null) return;
    const mission = await this.missions.find(missionId);
    if (!mission?.isOf(guideId)) return;
    const guide = await this.accounts.find(guideId);
    if (guide) await this.mails.partyChanged('altered', `${bookingId}:${revision}`, mission, guide);
  }
}
