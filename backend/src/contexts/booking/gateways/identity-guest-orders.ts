import { Injectable, type Provider } from '@nestjs/common';
import { sql } from 'kysely';
import { phoneNumberOf } from '../../../platform/http/phone.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { type GuestCustomer, GuestOrders } from '../../identity/index.js';
import { OrderUnknown, ReloginRequired } from '../domain/booking.errors.js';
import type { Customer } from '../domain/order.js';
import { OrderAccess } from '../queries/order-access.js';

/** Gives identity the customers of orders that were placed without an account. */
@Injectable()
export class IdentityGuestOrders extends GuestOrders {
  constructor(
    private readonly access: OrderAccess,
    private readonly db: ReadDb,
  ) {
    super();
  }

  async findCustomer(reference: string, token: string): Promise<GuestCustomer | undefined> {
    const orderId = await this.openedBy(reference, token);
    if (orderId === undefined) return undefined;
    const order = await this.db.first(sql<{ customer: Customer; currency: Currency }>`
      select customer, currency from booking.sales_order where id = ${orderId} and user_id is null
    `);
    if (!order) return undefined;
    const { email, firstName, lastName, phoneNumber } = order.customer;
    const phone = phoneNumberOf(phoneNumber)?.number;
    return { email, firstName, lastName, currency: order.currency, ...(phone ? { phone } : {}) };
  }

  /** The id of the order that the link opens to a visitor. */
  private async openedBy(reference: string, token: string): Promise<string | undefined> {
    try {
      return (await this.access.toOrder(reference, Actor.visitor(DEFAULT_LOCALE), token)).id;
    } catch (error) {
      if (error instanceof OrderUnknown || error instanceof ReloginRequired) return undefined;
      throw error;
    }
  }
}

/** Identity defines {@link GuestOrders}; booking implements it. */
export const guestOrders: Provider = { provide: GuestOrders, useClass: IdentityGuestOrders };
