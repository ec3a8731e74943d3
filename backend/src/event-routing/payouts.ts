import type { BankAccountChanged } from '../contexts/payouts/events.js';
import { MailPayeeWhenBankAccountChanged } from '../contexts/payouts/reactions/mail-payee-when-bank-account-changed.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of payouts and who reacts to each. */
export const PAYOUT_EVENTS: readonly Route[] = [
  route<BankAccountChanged>('payouts.bank-account-changed.v1', MailPayeeWhenBankAccountChanged),
];
