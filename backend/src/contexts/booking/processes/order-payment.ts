import { Injectable } from '@nestjs/common';
import { type Limit, RateLimits } from '../../../platform/http/rate-limit.js';
import { OrderPayments, type PaymentProgress, type TestCard } from '../domain/order-payments.js';

/** How a customer pays: with a card of the sandbox, by ending its confirmation step, or at the gateway's own form. */
export type PaymentStep =
  | { readonly kind: 'test-card'; readonly card: TestCard }
  | { readonly kind: 'confirmation'; readonly actionId: string; readonly outcome: 'complete' | 'fail' }
  | { readonly kind: 'gateway-form' };

/** What is paid: an order, or a change of a booking that costs more. */
export interface Payable {
  readonly id: string;
  readonly isPaid: boolean;
  /** Throws where nothing is to be paid any more. */
  mustBePayable(): void;
}

/** Stops callers who try cards on one order. A refusal before the gateway is asked does not count as a try. */
const PAYMENT_TRIES: Limit = { name: 'payment-tries', times: 10, perSeconds: 300, store: 'database' };

/** Pays an order, or a change, at the gateway of its payment. */
@Injectable()
export class OrderPayment {
  constructor(
    private readonly payments: OrderPayments,
    private readonly limits: RateLimits,
  ) {}

  /** `card-required`: the sandbox has no form of its own. Throws OrderNotPayable. */
  async pay(order: Payable, step: PaymentStep): Promise<PaymentProgress | 'card-required'> {
    switch (step.kind) {
      case 'confirmation':
        // A second end of the confirmation step of a paid order returns the result.
        if (!order.isPaid) order.mustBePayable();
        return this.payments.confirmTestCard(order.id, step.actionId, step.outcome);
      case 'gateway-form':
        return (await this.isOfSandbox(order.id)) ? 'card-required' : this.payments.refresh(order.id);
      case 'test-card':
        order.mustBePayable();
        await this.limits.take(PAYMENT_TRIES, order.id);
        return this.payments.payWithTestCard(order.id, step.card);
    }
  }

  private async isOfSandbox(orderId: string): Promise<boolean> {
    return (await this.payments.find(orderId))?.gateway === 'sandbox';
  }
}
