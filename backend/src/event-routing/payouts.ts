import { PostBillWhenPayoutBilled } from '../contexts/payments/reactions/post-bill-when-payout-billed.js';
import { PostPayoutWhenPayoutPaid } from '../contexts/payments/reactions/post-payout-when-payout-paid.js';
import type {
  BankAccountChanged,
  ObjectionAnswered,
  PayoutBilled,
  PayoutPaid,
  PayoutsWorkItemRaised,
  PayoutsWorkItemSettled,
  PayoutStated,
} from '../contexts/payouts/events.js';
import { MailGuideWhenObjectionAnswered } from '../contexts/payouts/reactions/mail-guide-when-objection-answered.js';
import { MailGuideWhenPayoutPaid } from '../contexts/payouts/reactions/mail-guide-when-payout-paid.js';
import { MailGuideWhenPayoutStated } from '../contexts/payouts/reactions/mail-guide-when-payout-stated.js';
import { MailPayeeWhenBankAccountChanged } from '../contexts/payouts/reactions/mail-payee-when-bank-account-changed.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of payouts and who reacts to each. */
export const PAYOUT_EVENTS: readonly Route[] = [
  route<BankAccountChanged>('payouts.bank-account-changed.v1', MailPayeeWhenBankAccountChanged),
  route<ObjectionAnswered>('payouts.objection-answered.v1', MailGuideWhenObjectionAnswered),
  route<PayoutsWorkItemRaised>('payouts.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<PayoutsWorkItemSettled>('payouts.work-item-settled.v1', SettleWorkItemWhenSettled),
  route<PayoutStated>('payouts.payout-stated.v1', MailGuideWhenPayoutStated),
  route<PayoutBilled>('payouts.payout-billed.v1', PostBillWhenPayoutBilled),
  route<PayoutPaid>('payouts.payout-paid.v1', PostPayoutWhenPayoutPaid, MailGuideWhenPayoutPaid),
];
