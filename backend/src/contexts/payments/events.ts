import type { MoneyView } from '../../shared-kernel/money.js';

/** The money of an order has been taken. */
export interface PaymentCaptured {
  readonly type: 'payments.payment-captured.v1';
  readonly paymentId: string;
  readonly orderId: string;
  readonly amount: MoneyView;
}
