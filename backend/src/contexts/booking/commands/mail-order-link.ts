import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { OrderRepository } from '../domain/order.repository.js';
import { BookingMails } from '../mail/booking-mails.js';

/** Mails the order's link to the address that it was placed with; does nothing, and says nothing, for any other. */
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
    private readonly entities: EntityManager,
    private readonly orders: OrderRepository,
    private readonly mails: BookingMails,
    private readonly ids: Ids,
  ) {}

  async execute({ reference, email }: MailOrderLink): Promise<void> {
    const { rows } = await sql<{ id: string }>`
      select distinct o.id from booking.sales_order o left join booking.booking b on b.order_id = o.id
      where (o.reference = ${reference} or b.reference = ${reference}) and lower(o.customer ->> 'email') = ${email.toLowerCase()}
    `.execute(this.entities.getKysely());
    const found = rows[0];
    if (found) await this.mails.orderLink(await this.orders.getForChange(found.id), this.ids.uuid());
  }
}
