import type { IntlShape } from 'react-intl';
import type { WorkItem } from './work-items.api.js';

/** The kinds that have words; those of a context that came later are named as they are. */
export const KINDS = [
  'nobody-left',
  'start-is-near',
  'guide-wrote',
  'guide-cancelled',
  'in-the-way',
  'amount-mismatch',
  'unknown-payment',
  'duplicate-capture',
  'refund-failed',
  'refund-outside',
  'dispute',
  'transfer-unknown',
  'transfer-overpaid',
  'slot-missed',
  'ledger-difference',
  'refund-to-approve',
  'professional-waiting',
  'application-waiting',
  'licence-expires',
  'manager-message',
  'quote-waiting',
  'quote-question',
  'quote-paid',
  'review-waiting',
  'payout-objection',
  'mail-bounced',
  'job-failed',
] as const;

export type KnownKind = (typeof KINDS)[number];

export const knownKind = (kind: string): KnownKind | undefined => KINDS.find((each) => each === kind);

/** A fact that is written as it is; nothing for an amount. */
export const textOfFact = (value: WorkItem['facts'][string] | undefined): string =>
  value === undefined || typeof value === 'object' ? '' : String(value);

const MONEY: readonly string[] = [
  'amount-mismatch',
  'unknown-payment',
  'duplicate-capture',
  'refund-failed',
  'refund-outside',
  'dispute',
  'refund-to-approve',
  'transfer-unknown',
  'transfer-overpaid',
  'slot-missed',
] satisfies KnownKind[];

/** A sentence says what happened to the amount. */
export const isOfMoney = ({ kind, facts }: WorkItem): boolean => MONEY.includes(kind) && facts['amount'] !== undefined;

/** What has happened, in a few words. */
export function kindText(kind: string, intl: Pick<IntlShape, 'formatMessage'>): string {
  const known = knownKind(kind);
  return known ? intl.formatMessage({ id: `work-items.kind.${known}` }) : kind.replaceAll('-', ' ');
}

/** The record that the item is about, by its reference. */
export const subjectText = ({ subject }: WorkItem, intl: Pick<IntlShape, 'formatMessage'>): string =>
  intl.formatMessage({ id: `work-items.subject.${subject.type}` }, { reference: subject.reference ?? subject.id });
