import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { MissionPayChanged } from '../../guide-missions/events.js';
import { Missions } from '../domain/missions.js';
import { PayoutBook } from '../domain/payout-book.js';

/** Keeps what a guide has earned, until it is paid. The state under the lock counts, whatever the order of events. */
@Reaction('payouts.keep-pay-when-mission-pay-changed')
@Injectable()
export class KeepPayWhenMissionPayChanged implements EventHandler<MissionPayChanged> {
  constructor(
    private readonly missions: Missions,
    private readonly book: PayoutBook,
  ) {}

  async react({ missionId }: MissionPayChanged): Promise<void> {
    await this.book.lockMission(missionId);
    const pay = await this.missions.findPay(missionId);
    if (pay) await this.book.keep(pay);
  }
}
