import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ChargePaid } from '../../booking/events.js';
import { InvoiceIssuing } from '../processes/invoice-issuing.js';

@Reaction('invoicing.issue-invoice-when-charge-paid')
@Injectable()
export class IssueInvoiceWhenChargePaid implements EventHandler<ChargePaid> {
  constructor(private readonly issuing: InvoiceIssuing) {}

  async react({ chargeId }: ChargePaid): Promise<void> {
    await this.issuing.issue(chargeId);
  }
}
