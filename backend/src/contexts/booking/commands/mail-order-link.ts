import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Mails the order's link to the address of the order. Another address gets no mail, and the answer does not tell. */
export class MailOrderLink extends Command<void> {
  constructor(
    readonly reference: string,
    readonly email: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(MailOrderLink)
export class MailOrderLinkHandler implements ICommandHandler<MailOrderLink> {
  constructor(
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
    private readonly ids: Ids,
  ) {}

  async execute({ reference, email }: MailOrderLink): Promise<void> {
    const order = await this.orders.findOfCustomerForChange(reference, email);
    if (order) await this.mails.orderLink(order, this.ids.uuid());
  }
}
