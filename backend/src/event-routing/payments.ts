import type {
  DisputeClosed,
  DisputeOpened,
  PaymentCaptured,
  PaymentRefunded,
  PaymentsWorkItemRaised,
  PaymentsWorkItemSettled,
  RefundAccountAsked,
  TransferCameShort,
} from '../contexts/payments/events.js';
import { ApplyChangeWhenPaymentCaptured } from '../contexts/booking/reactions/apply-change-when-payment-captured.js';
import { AskAccountWhenRefundGoesByTransfer } from '../contexts/booking/reactions/ask-account-when-refund-goes-by-transfer.js';
import { MailCustomerWhenTransferCameShort } from '../contexts/booking/reactions/mail-customer-when-transfer-came-short.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { ConfirmWhenPaymentCaptured } from '../contexts/booking/reactions/confirm-when-payment-captured.js';
import { MarkBookingsWhenDisputed } from '../contexts/booking/reactions/mark-bookings-when-disputed.js';
import { MarkRefundedWhenPaymentRefunded } from '../contexts/booking/reactions/mark-refunded-when-payment-refunded.js';
import { HoldPayWhenDisputeOpened } from '../contexts/guide-missions/reactions/hold-pay-when-dispute-opened.js';
import { LowerPayWhenPaymentRefunded } from '../contexts/guide-missions/reactions/lower-pay-when-payment-refunded.js';
import { ReleasePayWhenDisputeClosed } from '../contexts/guide-missions/reactions/release-pay-when-dispute-closed.js';
import { CreditInvoiceWhenRefundedAtGateway } from '../contexts/invoicing/reactions/credit-invoice-when-refunded-at-gateway.js';
import { TellCustomerWhenPaymentRefunded } from '../contexts/notifications/reactions/tell-customer-when-payment-refunded.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of payments and who reacts to each. */
export const PAYMENT_EVENTS: readonly Route[] = [
  route<PaymentCaptured>('payments.payment-captured.v1', ConfirmWhenPaymentCaptured, ApplyChangeWhenPaymentCaptured),
  route<PaymentRefunded>(
    'payments.payment-refunded.v1',
    MarkRefundedWhenPaymentRefunded,
    TellCustomerWhenPaymentRefunded,
    LowerPayWhenPaymentRefunded,
    CreditInvoiceWhenRefundedAtGateway,
  ),
  route<DisputeOpened>('payments.dispute-opened.v1', MarkBookingsWhenDisputed, HoldPayWhenDisputeOpened),
  route<DisputeClosed>('payments.dispute-closed.v1', MarkBookingsWhenDisputed, ReleasePayWhenDisputeClosed),
  route<TransferCameShort>('payments.transfer-came-short.v1', MailCustomerWhenTransferCameShort),
  route<RefundAccountAsked>('payments.refund-account-asked.v1', AskAccountWhenRefundGoesByTransfer),
  route<PaymentsWorkItemSettled>('payments.work-item-settled.v1', SettleWorkItemWhenSettled),
  route<PaymentsWorkItemRaised>('payments.work-item-raised.v1', KeepWorkItemWhenRaised),
];
