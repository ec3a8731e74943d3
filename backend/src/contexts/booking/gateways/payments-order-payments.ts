import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { PaymentsApi } from '../../payments/index.js';
import {
  type AccountEntry,
  OrderPayments,
  type OrderToPay,
  type PaymentProgress,
  type PaymentState,
  type RecipientAccount,
  type RefundOfCharge,
  type TestCard,
  type TransferDetails,
} from '../domain/order-payments.js';

@Injectable()
export class PaymentsOrderPayments extends OrderPayments {
  constructor(private readonly payments: PaymentsApi) {
    super();
  }

  chargeAccount({ key, orderReference: order, amount }: AccountEntry): Promise<void> {
    const [debit, credit] = [
      { account: 'customer-receivable', amount } as const,
      { account: 'revenue', amount } as const,
    ];
    return this.payments.post({ kind: 'account-sale', sourceId: key, order, debit, credit });
  }

  creditAccount({ key, orderReference: order, amount }: AccountEntry): Promise<void> {
    const [debit, credit] = [
      { account: 'refunds', amount } as const,
      { account: 'customer-receivable', amount } as const,
    ];
    return this.payments.post({ kind: 'account-credit', sourceId: key, order, debit, credit });
  }

  request(order: OrderToPay): Promise<void> {
    return this.payments.request(order);
  }

  takesTransfersIn(currency: Currency): boolean {
    return this.payments.takesTransfersIn(currency);
  }

  transferDetails(orderReference: string, amount: MoneyView): TransferDetails | undefined {
    return this.payments.transferDetails(orderReference, amount);
  }

  giveRefundAccount(orderId: string, account: RecipientAccount, actor: Actor): Promise<void> {
    return this.payments.giveRefundAccount(orderId, account, actor);
  }

  isPaidOrProcessing(orderId: string): Promise<boolean> {
    return this.payments.isPaidOrProcessing(orderId);
  }

  close(orderId: string): Promise<void> {
    return this.payments.close(orderId);
  }

  refund({ chargeId, ...refund }: RefundOfCharge): Promise<void> {
    return this.payments.refund({ orderId: chargeId, ...refund });
  }

  cancelCollection(orderId: string): Promise<boolean> {
    return this.payments.cancelCollection(orderId);
  }

  start(order: OrderToPay & { email: string }): Promise<PaymentState> {
    return this.payments.start(order);
  }

  find(orderId: string): Promise<PaymentState | undefined> {
    return this.payments.findPaymentOfOrder(orderId);
  }

  payWithTestCard(orderId: string, card: TestCard): Promise<PaymentProgress> {
    return this.payments.payInSandbox(orderId, card);
  }

  confirmTestCard(orderId: string, actionId: string, outcome: 'complete' | 'fail'): Promise<PaymentProgress> {
    return this.payments.confirmInSandbox(orderId, actionId, outcome);
  }

  refresh(orderId: string): Promise<PaymentProgress> {
    return this.payments.refreshPayment(orderId);
  }
}
