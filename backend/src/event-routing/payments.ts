import type { PaymentAttentionRaised, PaymentCaptured, PaymentRefunded } from '../contexts/payments/events.js';
import { ConfirmWhenPaymentCaptured } from '../contexts/booking/reactions/confirm-when-payment-captured.js';
import { MarkRefundedWhenPaymentRefunded } from '../contexts/booking/reactions/mark-refunded-when-payment-refunded.js';
import { TellAdminsWhenPaymentAttentionRaised } from '../contexts/notifications/reactions/tell-admins-when-payment-attention-raised.js';
import { TellCustomerWhenPaymentRefunded } from '../contexts/notifications/reactions/tell-customer-when-payment-refunded.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of payments and who reacts to each. */
export const PAYMENT_EVENTS: readonly Route[] = [
  route<PaymentCaptured>('payments.payment-captured.v1', ConfirmWhenPaymentCaptured),
  route<PaymentRefunded>(
    'payments.payment-refunded.v1',
    MarkRefundedWhenPaymentRefunded,
    TellCustomerWhenPaymentRefunded,
  ),
  route<PaymentAttentionRaised>('payments.attention-raised.v1', TellAdminsWhenPaymentAttentionRaised),
];
