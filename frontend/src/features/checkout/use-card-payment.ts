import { useState } from 'react';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { payOrder, type Order } from '../../shared/booking-view/booking-view.api.js';
import type { PaymentProgress, PaymentRequest } from './checkout.api.js';

/** What is paid: an order, or what a change of a booking costs more. */
export type Payable = Pick<Order, 'reference' | 'toPay' | 'customer' | 'payment'>;

export interface PaymentEnds {
  readonly order: Payable;
  /** Sends the card, or asks the gateway how far the payment is; an order's own call by default. */
  readonly pay?: (body: PaymentRequest) => Promise<PaymentProgress>;
  /** Where the bank's own page leads back to. */
  readonly backTo?: string;
  /** The money is there or on its way: what comes next is read from the server. */
  readonly onPaid: () => void;
  /** The order may have changed meanwhile: paid in another tab, or expired. */
  readonly onRefused: () => void;
}

/**
 * Pays with a test card; the bank may say no, or ask for a confirmation first. What was begun before this page was
 * opened, or in another tab, goes on here.
 */
export function useCardPayment({ order, pay, onPaid, onRefused }: PaymentEnds) {
  const api = useApi();
  const [own, setProgress] = useState<PaymentProgress | { readonly status: 'unanswered' }>();
  const progress = own ?? order.payment;

  const send = async (body: PaymentRequest): Promise<void> => {
    if ('cardNumber' in body) setProgress({ status: 'waiting' });
    try {
      const next = await (pay?.(body) ?? payOrder(api, order.reference, orderTokenOf(order.reference), body));
      setProgress(next);
      if (next.status === 'paid' || next.status === 'processing') onPaid();
      // Somebody has given the order up meanwhile.
      else if (next.status === 'closed' || next.status === 'waiting') onRefused();
    } catch (error) {
      if (isProblem(error) && error.code === 'ORDER_NOT_PAYABLE') onRefused();
      throw error;
    }
  };
  return {
    send,
    actionId: progress?.status === 'requires-action' ? progress.action?.id : undefined,
    /** The bank has asked before this page did anything. */
    isResumed: own === undefined,
    isDeclined: progress?.status === 'declined',
    isUnanswered: progress?.status === 'unanswered',
    /** The step was closed unanswered: nothing is paid, another try may be made. */
    leave: () => setProgress({ status: 'unanswered' }),
  };
}
