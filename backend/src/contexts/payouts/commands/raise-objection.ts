import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Outbox } from '../../../platform/outbox/outbox.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { mustBeObjectable } from '../domain/objection.js';
import { Objections } from '../domain/objections.js';
import { endOfObjections } from '../domain/payout-calendar.js';
import { PayoutUnknown } from '../domain/payout.errors.js';
import { objectionMatter } from '../domain/work-item-of-objection.js';

/** The guide says what is wrong with a statement. Throws PayoutUnknown, ObjectionTooLate or ObjectionOpen. */
export class RaiseObjection extends Command<void> {
  constructor(
    readonly payoutId: string,
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RaiseObjection)
export class RaiseObjectionHandler implements ICommandHandler<RaiseObjection> {
  constructor(
    private readonly objections: Objections,
    private readonly outbox: Outbox,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ payoutId, text, actor }: RaiseObjection): Promise<void> {
    actor.mustBeAllowed('payout.object');
    const guideId = actor.mustBePerson();
    const now = this.clock.now();
    const payout = await this.objections.findPayout(payoutId, guideId);
    if (!payout) throw new PayoutUnknown({ payout: payoutId });
    mustBeObjectable(payout, now);
    const objection = { id: this.ids.uuid(), payoutId, guideId, text, raisedAt: now };
    await this.objections.add(objection);
    await this.outbox.publish(objectionMatter(objection, payout.month, endOfObjections(payout.month)));
  }
}
