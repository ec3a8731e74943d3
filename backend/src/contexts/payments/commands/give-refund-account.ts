import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OutgoingTransfers, type RecipientAccount } from '../domain/outgoing-transfers.js';
import { NothingToSend } from '../domain/payment.errors.js';

/**
 * The customer says to which account refunds of an order go. The caller has checked that the order is the customer's.
 * Throws NothingToSend.
 */
export class GiveRefundAccount extends Command<void> {
  constructor(
    readonly orderId: string,
    readonly account: RecipientAccount,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(GiveRefundAccount)
export class GiveRefundAccountHandler implements ICommandHandler<GiveRefundAccount> {
  constructor(private readonly outgoing: OutgoingTransfers) {}

  async execute({ orderId, account, actor }: GiveRefundAccount): Promise<void> {
    if ((await this.outgoing.giveAccount(orderId, account, actor.isPerson ? actor.id : null)) === 0)
      throw new NothingToSend();
  }
}
