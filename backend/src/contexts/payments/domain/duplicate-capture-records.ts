import type { PaymentId } from './payment.js';

/** An intent of the gateway that brought money for an order a second time. */
export interface DuplicateCapture {
  readonly intentId: string;
  readonly paymentId: PaymentId;
  readonly orderId: string;
}

/** Remembers duplicate captures: what the gateway reports of them later belongs to the order's payment. */
export abstract class DuplicateCaptureRecords {
  /** A repetition changes nothing. */
  abstract add(capture: DuplicateCapture): Promise<void>;
  abstract orderPaidTwiceBy(intentId: string): Promise<string | undefined>;
}
