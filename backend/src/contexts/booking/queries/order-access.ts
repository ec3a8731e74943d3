import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { BookingUnknown, OrderUnknown, ReloginRequired } from '../domain/booking.errors.js';
import { mustBePayable, type OrderStatus, type CloseReason } from '../domain/order.js';
import { LINK_DAYS_AFTER_SERVICE, OrderLinks } from '../domain/order-links.js';
import { Accounts } from '../domain/accounts.js';
import { writtenReference } from '../../../shared-kernel/reference.js';

interface OrderRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly email: string;
  readonly ends_at: Date;
}

/** An order that the caller may see, as it was at the time of the request. */
export class OpenedOrder {
  constructor(
    readonly id: string,
    private readonly status: OrderStatus,
    private readonly expiresAt: Date,
    private readonly closeReason: CloseReason | null,
    private readonly askedAt: Date,
    /** Whether the caller brought the order's link or is its customer. */
    readonly isCustomers: boolean,
  ) {}

  get isPaid(): boolean {
    return this.status === 'paid';
  }

  /** Throws OrderNotPayable. */
  mustBePayable(): void {
    const { status, expiresAt, closeReason } = this;
    mustBePayable({ status, expiresAt, closeReason }, this.askedAt);
  }
}

/**
 * Decides who may see an order: the customer; for a guest's order, the holder of its signed link and an account whose
 * confirmed e-mail address placed the order; an admin. A call without a credential answers 401 whether or not the order
 * exists; a wrong credential answers 404. References are accepted in the usual spellings.
 */
@Injectable()
export class OrderAccess {
  constructor(
    private readonly db: ReadDb,
    private readonly links: OrderLinks,
    private readonly accounts: Accounts,
    private readonly clock: Clock,
  ) {}

  /** Throws ReloginRequired or OrderUnknown. */
  async toOrder(reference: string, actor: Actor, token: string | undefined): Promise<OpenedOrder> {
    this.mustHaveCredential(actor, token);
    const order = await this.db.first(sql<
      OrderRow & { status: OrderStatus; expires_at: Date; close_reason: CloseReason | null }
    >`
      select o.id, o.user_id, o.status, o.expires_at, o.close_reason, o.customer ->> 'email' as email, coalesce(max(b.ends_at), o.placed_at) as ends_at
      from booking.sales_order o left join booking.booking b on b.order_id = o.id where o.reference = ${writtenReference(reference)} group by o.id
    `);
    if (!order) throw new OrderUnknown({ reference });
    const isCustomers = await this.isCustomers(order, actor, token);
    if (!isCustomers && !actor.can('order.read-any')) throw new OrderUnknown({ reference });
    return new OpenedOrder(order.id, order.status, order.expires_at, order.close_reason, this.clock.now(), isCustomers);
  }

  /**
   * The id of an order that the caller may decide about: a customer's own, or a person of the team for the customer.
   * Throws as {@link toOrder}.
   */
  async toDecide(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    const { id, isCustomers } = await this.toOrder(reference, actor, token);
    if (!isCustomers && !actor.can('booking.change-any')) throw new OrderUnknown({ reference });
    return id;
  }

  /** The booking's id. Throws ReloginRequired or BookingUnknown. */
  async toBooking(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    return (await this.findBooking(reference, actor, token)).bookingId;
  }

  /** The booking's id, for its customer alone. Throws ReloginRequired or BookingUnknown. */
  async toOwnBooking(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    const { bookingId, isCustomers } = await this.findBooking(reference, actor, token);
    if (!isCustomers) throw new BookingUnknown({ reference });
    return bookingId;
  }

  private async findBooking(
    reference: string,
    actor: Actor,
    token: string | undefined,
  ): Promise<{ readonly bookingId: string; readonly isCustomers: boolean }> {
    this.mustHaveCredential(actor, token);
    const row = await this.db.first(sql<OrderRow & { booking_id: string }>`
      select o.id, o.user_id, o.customer ->> 'email' as email, b.id as booking_id,
             (select max(ends_at) from booking.booking where order_id = o.id) as ends_at
      from booking.booking b join booking.sales_order o on o.id = b.order_id where b.reference = ${writtenReference(reference)}
    `);
    const isCustomers = row !== undefined && (await this.isCustomers(row, actor, token));
    if (!row || !(isCustomers || actor.can('order.read-any'))) throw new BookingUnknown({ reference });
    return { bookingId: row.booking_id, isCustomers };
  }

  /**
   * The id of a booking that the caller may change: a customer's own, or a person of the team who acts for the customer.
   * Throws as {@link toBooking}.
   */
  async toChangeBooking(reference: string, actor: Actor, token: string | undefined): Promise<string> {
    const { bookingId, isCustomers } = await this.findBooking(reference, actor, token);
    if (!isCustomers && !actor.can('booking.change-any')) throw new BookingUnknown({ reference });
    return bookingId;
  }

  private mustHaveCredential(actor: Actor, token: string | undefined): void {
    if (!actor.isPerson && !token) throw new ReloginRequired();
  }

  private async isCustomers(order: OrderRow, actor: Actor, token: string | undefined): Promise<boolean> {
    const hasLink = token !== undefined && this.links.opens(token, order.id);
    if (order.user_id !== null) {
      if (hasLink && !actor.isPerson) throw new ReloginRequired();
      return actor.owns(order.user_id);
    }
    if (hasLink && !this.isLinkOver(order)) return true;
    return (
      actor.isPerson && (await this.accounts.confirmedEmailOf(actor.id))?.toLowerCase() === order.email.toLowerCase()
    );
  }

  private isLinkOver(order: OrderRow): boolean {
    return this.clock.now().getTime() > new Date(order.ends_at).getTime() + LINK_DAYS_AFTER_SERVICE * 86_400_000;
  }
}
