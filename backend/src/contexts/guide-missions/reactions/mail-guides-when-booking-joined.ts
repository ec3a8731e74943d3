import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import type { BookingJoined } from '../events.js';
import { MissionMails } from '../mail/mission-mails.js';

/** Mails that the mission pays more: to its guide, or while it is open to the guides who may still accept it. */
@Reaction('guide-missions.mail-guides-when-booking-joined')
@Injectable()
export class MailGuidesWhenBookingJoined implements EventHandler<BookingJoined> {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
    private readonly clock: Clock,
  ) {}

  async react({ missionId, bookingId, guideId }: BookingJoined): Promise<void> {
    const mission = await this.missions.find(missionId);
    if (guideId === null && mission?.state === 'open') await this.tellThoseWhoMayAccept(mission, bookingId);
    if (guideId === null || !mission?.isOf(guideId)) return;
    const guide = await this.accounts.find(guideId);
    if (guide) await this.mails.partyChanged('joined', bookingId, mission, guide);
  }

  private async tellThoseWhoMayAccept(mission: Mission, bookingId: string): Promise<void> {
    const now = this.clock.now();
    for (const offer of await this.offers.ofMission(mission.id)) {
      if (!offer.isHopedFor(mission.openedAt, now)) continue;
      const guide = await this.accounts.find(offer.guideId);
      if (guide?.isApproved) await this.mails.grown(mission, offer, bookingId, guide);
    }
  }
}
