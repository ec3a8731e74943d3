import type { Currency } from '../../../shared-kernel/money/currency.js';
import { Money } from '../../../shared-kernel/money/money.js';
import { decimalText } from '../../../shared-kernel/money/money-text.js';
import { csvOf } from '../../../platform/lists/csv.js';
import type { AccountDetails } from '../domain/account-details.js';
import type { CompanyAccount } from '../domain/company-accounts.js';
import type { Batch, BatchPayment } from '../domain/payout.js';
import { bankText } from './bank-text.js';

interface AccountNumbers {
  readonly iban?: string | null;
  readonly accountNumber?: string | null;
}

const NAME_LENGTH = 70;
const REMITTANCE_LENGTH = 140;

/** An element with its content, which is XML already. */
const tag = (name: string, content: string, attributes = ''): string => `<${name}${attributes}>${content}</${name}>`;
const text = (value: string, most: number): string =>
  bankText(value, most).replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? '');

const countAndSum = (payments: readonly BatchPayment[], currency: Currency): string => {
  const sum = Money.sum(
    payments.map(({ amount }) => Money.of(amount, currency)),
    currency,
  );
  return tag('NbOfTxs', String(payments.length)) + tag('CtrlSum', decimalText(sum.toJSON()));
};

/**
 * A batch as ISO 20022 `pain.001.001.09`. A message may hold two payment informations: SEPA transfers, and transfers to accounts
 * without an IBAN or in another currency. Counts and control sums are those of their payments.
 */
export function painFile(batch: Batch, debtor: CompanyAccount): string {
  const { payments, currency } = batch;
  const isSepa = ({ to }: BatchPayment): boolean =>
    currency === 'EUR' && to.form === 'iban' && debtor.iban !== undefined;
  const header =
    tag('MsgId', idOf(batch)) +
    tag('CreDtTm', batch.madeAt.toISOString()) +
    countAndSum(payments, currency) +
    tag('InitgPty', tag('Nm', text(debtor.holder, NAME_LENGTH)));
  const [sepa, other] = [payments.filter(isSepa), payments.filter((each) => !isSepa(each))];
  const parts = [
    ...(sepa.length > 0 ? [informationOf(batch, debtor, sepa, true)] : []),
    ...(other.length > 0 ? [informationOf(batch, debtor, other, false)] : []),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">${tag(
    'CstmrCdtTrfInitn',
    [tag('GrpHdr', header), ...parts].join('\n'),
  )}</Document>
`;
}

/** 35 characters at most. */
const idOf = ({ id }: Batch): string => id.replaceAll('-', '');

function informationOf(
  batch: Batch,
  debtor: CompanyAccount,
  payments: readonly BatchPayment[],
  isSepa: boolean,
): string {
  const content =
    tag('PmtInfId', `${idOf(batch)}-${isSepa ? 'S' : 'X'}`) +
    tag('PmtMtd', 'TRF') +
    countAndSum(payments, batch.currency) +
    (isSepa ? tag('PmtTpInf', tag('SvcLvl', tag('Cd', 'SEPA'))) : '') +
    tag('ReqdExctnDt', tag('Dt', batch.payOn)) +
    tag('Dbtr', tag('Nm', text(debtor.holder, NAME_LENGTH))) +
    tag('DbtrAcct', tag('Id', accountOf(debtor))) +
    tag('DbtrAgt', tag('FinInstnId', tag('BICFI', debtor.swiftBic))) +
    tag('ChrgBr', isSepa ? 'SLEV' : 'SHAR') +
    payments.map((payment) => transferOf(payment, batch)).join('\n');
  return tag('PmtInf', content);
}

const transferOf = ({ billNumber, amount, to }: BatchPayment, { currency }: Batch): string =>
  tag(
    'CdtTrfTxInf',
    tag('PmtId', tag('EndToEndId', text(billNumber, 35))) +
      tag('Amt', tag('InstdAmt', decimalText({ amount, currency }), ` Ccy="${currency}"`)) +
      bankOf(to) +
      tag('Cdtr', tag('Nm', text(to.holder, NAME_LENGTH))) +
      tag('CdtrAcct', tag('Id', accountOf(to))) +
      tag('RmtInf', tag('Ustrd', text(billNumber, REMITTANCE_LENGTH))),
  );

const accountOf = ({ iban, accountNumber }: AccountNumbers): string =>
  iban ? tag('IBAN', iban) : tag('Othr', tag('Id', text(accountNumber ?? '', 34)));

function bankOf({ swiftBic, routingNumber, bankName }: AccountDetails): string {
  const content =
    (swiftBic ? tag('BICFI', swiftBic) : '') +
    (routingNumber ? tag('ClrSysMmbId', tag('ClrSysId', tag('Cd', 'USABA')) + tag('MmbId', routingNumber)) : '') +
    (bankName && !swiftBic ? tag('Nm', text(bankName, 140)) : '');
  return content ? tag('CdtrAgt', tag('FinInstnId', content)) : '';
}

/** A batch as PayPal takes it for a mass payment. */
export const paypalFile = ({ payments, currency }: Batch): string =>
  csvOf(
    ['Email', 'Amount', 'Currency', 'Reference', 'Note'],
    payments.map(({ to, amount, billNumber }) => [
      to.paypalEmail ?? '',
      decimalText({ amount, currency }),
      currency,
      billNumber,
      billNumber,
    ]),
  );
