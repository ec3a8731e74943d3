import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { PaymentRefunded } from '../../payments/events.js';
import { InvoiceIssuing } from '../processes/invoice-issuing.js';

/**
 * Credits money that a person sent back at the gateway itself, which booking knows no lines of. Money of a charge that
 * bought nothing has no invoice.
 */
@Reaction('invoicing.credit-invoice-when-refunded-at-gateway')
@Injectable()
export class CreditInvoiceWhenRefundedAtGateway implements EventHandler<PaymentRefunded> {
  constructor(private readonly issuing: InvoiceIssuing) {}

  async react({ orderId, refundId, amount, isByHand }: PaymentRefunded): Promise<void> {
    if (isByHand) await this.issuing.creditAmount(orderId, amount.amount, `payment-refund:${refundId}`);
  }
}
