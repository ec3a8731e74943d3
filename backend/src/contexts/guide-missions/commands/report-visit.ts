import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Visit } from '../domain/mission-departure.js';
import { VoucherUnknown } from '../domain/mission.errors.js';
import { Vouchers } from '../domain/vouchers.js';
import { MissionOffers } from '../processes/mission-offers.js';

/**
 * The guide has met the guests of a voucher, or they did not come. Throws MissionUnknown, MissionNotYours, VoucherUnknown,
 * VisitTooEarly, GuestsMayStillCome, VisitAlreadyReported. A repetition changes nothing.
 */
export class ReportVisit extends Command<void> {
  constructor(
    readonly missionId: string,
    readonly visit: Visit,
    /** Scanned from the voucher or typed. */
    readonly code: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ReportVisit)
export class ReportVisitHandler implements ICommandHandler<ReportVisit> {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly vouchers: Vouchers,
    private readonly clock: Clock,
  ) {}

  async execute({ missionId, visit, code, actor }: ReportVisit): Promise<void> {
    actor.mustBeAllowed('mission.answer');
    const { mission, guide } = await this.missionOffers.getForChange(missionId, actor.mustBePerson());
    const reference = this.vouchers.referenceOf(code.trim());
    if (reference === undefined) throw new VoucherUnknown();
    mission.reportVisit(guide.id, reference, visit, this.clock.now());
    await this.missionOffers.save(mission);
  }
}
