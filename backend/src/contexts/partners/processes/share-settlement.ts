import { Injectable } from '@nestjs/common';
import { Money } from '../../../shared-kernel/money/money.js';
import { PartnerBookings } from '../domain/partner-booking.js';
import { PartnerLedger } from '../domain/partner-ledger.js';
import { shareOfPartner } from '../domain/partner.js';
import { Sales } from '../domain/sales.js';

/** Keeps the ledger's share of a partner at what the sale is worth now, in the running transaction. */
@Injectable()
export class ShareSettlement {
  constructor(
    private readonly bookings: PartnerBookings,
    private readonly sales: Sales,
    private readonly ledger: PartnerLedger,
  ) {}

  async settle(orderId: string): Promise<void> {
    const booking = await this.bookings.findOfOrderForChange(orderId);
    const [sale] = booking ? await this.sales.find([orderId]) : [];
    if (!booking || !sale?.confirmedAt) return;
    const share = shareOfPartner(Money.from(sale.price), booking);
    const amount = share.minus(Money.of(booking.settledShare, sale.price.currency));
    if (amount.isZero()) return;
    const { orderReference } = sale;
    const settlements = booking.settlements + 1;
    await this.ledger.settleShare({
      key: `${booking.id}:${settlements}`,
      orderReference,
      termsKind: booking.termsKind,
      amount: amount.toJSON(),
    });
    await this.bookings.save({ ...booking, settledShare: share.amount, settlements });
  }
}
