import type { GatewayName } from './payment-gateway.js';
import type { Payment, PaymentId } from './payment.js';

/** Payments. `…ForChange` locks the row until the transaction ends. */
export abstract class PaymentRepository {
  /** Adds the first payment of an order that is placed with the same transaction; nothing in it reads the payment. */
  abstract add(payment: Payment): Promise<void>;
  /** Adds the payment; false when its order has one already, and then nothing is added. */
  abstract addUnlessThere(payment: Payment): Promise<boolean>;
  abstract findOfOrder(orderId: string): Promise<Payment | undefined>;
  abstract findOfOrderForChange(orderId: string): Promise<Payment | undefined>;
  /** The payments by bank transfer of these orders, always in the same sequence. */
  abstract findTransfersForChange(orderReferences: readonly string[]): Promise<readonly Payment[]>;
  abstract find(id: PaymentId): Promise<Payment | undefined>;
  /** By the gateway's own id; an intent whose id has not been noted yet is found by the order it names. */
  abstract findByIntentForChange(
    gateway: GatewayName,
    intentId: string,
    orderId?: string,
  ): Promise<Payment | undefined>;
  /** The running transaction must not read the payment again. */
  abstract save(payment: Payment): Promise<void>;
}
