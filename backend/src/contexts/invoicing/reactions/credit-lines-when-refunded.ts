import { Injectable } from '@nestjs/common';
import { type EventHandler, type Message, Reaction } from '../../../platform/outbox/reaction.js';
import type { LinesRefunded } from '../../booking/events.js';
import { InvoiceIssuing } from '../processes/invoice-issuing.js';

/** A refund is credited once it is agreed, whatever means the money takes: one credit note for each invoice. */
@Reaction('invoicing.credit-lines-when-refunded')
@Injectable()
export class CreditLinesWhenRefunded implements EventHandler<LinesRefunded> {
  constructor(private readonly issuing: InvoiceIssuing) {}

  async react({ lines }: LinesRefunded, { id }: Message): Promise<void> {
    await this.issuing.credit(lines, `refund:${id}`);
  }
}
