import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { type RefundRequest, RefundRequests } from './refund-requests.js';

/** Gives money of an order back to the card it came from. The rule who gets what back is booking's. */
export class RefundPayment extends Command<void> {
  constructor(
    readonly request: RefundRequest,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RefundPayment)
export class RefundPaymentHandler implements ICommandHandler<RefundPayment> {
  constructor(private readonly requests: RefundRequests) {}

  execute({ request }: RefundPayment): Promise<void> {
    return this.requests.add(request);
  }
}
