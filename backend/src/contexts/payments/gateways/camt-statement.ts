import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { ReportedTransfer } from '../domain/incoming-transfer.js';
import { StatementUnreadable } from '../domain/payment.errors.js';
import { isCurrency, minorDigits } from '../../../shared-kernel/money/currency.js';

/** An element of the parsed file. Every element is in a list, values are texts. */
interface Element {
  readonly [name: string]: readonly (Element | string)[] | undefined;
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // The five that XML itself has; a file that declares others is refused.
  processEntities: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** Digits of a currency that we do not sell in. */
const USUAL_DIGITS = 2;

/**
 * The credits of a bank statement in the format CAMT.053, of any of its versions. Debits, reversals and entries that are
 * not booked are left out. An entry of several transactions gives one credit for each. Throws StatementUnreadable.
 */
export function creditsOfStatement(xml: string): readonly ReportedTransfer[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml) || XMLValidator.validate(xml) !== true) throw new StatementUnreadable();
  const document = parser.parse(xml) as Element;
  const statements = all(document, 'Document').flatMap((root) => all(root, 'BkToCstmrStmt'));
  if (statements.length === 0) throw new StatementUnreadable();
  return statements.flatMap((message) => all(message, 'Stmt')).flatMap(creditsOf);
}

function creditsOf(statement: Element): readonly ReportedTransfer[] {
  const account = textAt(statement, 'Acct', 'Id', 'IBAN') ?? textAt(statement, 'Acct', 'Id', 'Othr', 'Id');
  if (account === undefined) throw new StatementUnreadable();
  return all(statement, 'Ntry').flatMap((entry, index) => {
    const isBooked = ['BOOK', undefined].includes(textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts'));
    const isCredit = textAt(entry, 'CdtDbtInd') === 'CRDT' && textAt(entry, 'RvslInd') !== 'true';
    if (!isBooked || !isCredit) return [];
    // Some banks number the entries of each statement from one.
    const place = `${textAt(statement, 'Id') ?? ''}/${textAt(entry, 'NtryRef') ?? index + 1}`;
    const own = textAt(entry, 'AcctSvcrRef') ?? place;
    const parts = all(entry, 'NtryDtls').flatMap((details) => all(details, 'TxDtls'));
    const only = parts.length <= 1;
    return (parts.length === 0 ? [{}] : parts).flatMap((part, position) =>
      creditOf(entry, part, { account, only, reference: only ? own : `${own}/${position + 1}` }),
    );
  });
}

interface Place {
  readonly account: string;
  readonly reference: string;
  /** Whether the entry has no other transaction. */
  readonly only: boolean;
}

function creditOf(entry: Element, part: Element, { account, reference, only }: Place): readonly ReportedTransfer[] {
  const amount = amountOf(only ? entry : part) ?? amountOf(first(part, 'AmtDtls', 'TxAmt') ?? {});
  const bookedOn = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? '').slice(0, 10);
  if (!amount || !/^\d{4}-\d{2}-\d{2}$/.test(bookedOn)) throw new StatementUnreadable();
  // Zero and negative amounts pay nothing.
  if (amount.amount <= 0) return [];
  const remittance = first(part, 'RmtInf') ?? {};
  const texts = [
    ...all(remittance, 'Strd').flatMap((structured) => textAt(structured, 'CdtrRefInf', 'Ref') ?? []),
    ...(remittance['Ustrd'] ?? []).map(written),
    textAt(part, 'Refs', 'EndToEndId') ?? '',
    textAt(entry, 'AddtlNtryInf') ?? '',
  ];
  const debtor = first(part, 'RltdPties', 'Dbtr') ?? {};
  return [
    {
      account,
      entryReference: reference.slice(0, 140),
      amount,
      bookedOn,
      text: texts
        .filter((text) => text !== '' && text !== 'NOTPROVIDED')
        .join(' · ')
        .slice(0, 1000),
      payerName: (textAt(debtor, 'Nm') ?? textAt(debtor, 'Pty', 'Nm') ?? null)?.slice(0, 140) ?? null,
      payerIban: textAt(part, 'RltdPties', 'DbtrAcct', 'Id', 'IBAN') ?? null,
    },
  ];
}

/** `<Amt Ccy="EUR">129.00</Amt>` → 12900 EUR, by the text alone. Undefined for what is no amount. */
function amountOf(element: Element): ReportedTransfer['amount'] | undefined {
  const [amount] = element['Amt'] ?? [];
  if (typeof amount !== 'object') return undefined;
  const currency = textOf(amount['@Ccy']);
  const [, sign = '', whole = '', fraction = ''] = /^([+-]?)(\d{1,13})(?:\.(\d{1,5}))?$/.exec(written(amount)) ?? [];
  const digits = isCurrency(currency) ? minorDigits(currency) : USUAL_DIGITS;
  if (whole === '' || !/^[A-Z]{3}$/.test(currency) || /[1-9]/.test(fraction.slice(digits))) return undefined;
  const minor = Number(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  return { amount: sign === '-' ? -minor : minor, currency };
}

const all = (element: Element, name: string): readonly Element[] =>
  (element[name] ?? []).filter((each) => typeof each === 'object');

/** The first element of the path. */
const first = (element: Element, ...path: readonly string[]): Element | undefined =>
  path.reduce<Element | undefined>((at, name) => at && all(at, name)[0], element);

function textAt(element: Element, ...path: readonly string[]): string | undefined {
  const parent = first(element, ...path.slice(0, -1));
  const [value] = parent?.[path.at(-1) ?? ''] ?? [];
  return value === undefined ? undefined : written(value) || undefined;
}

/** The text of an element, with or without attributes. */
function written(value: Element | string): string {
  return textOf(typeof value === 'string' ? value : value['#text']).trim();
}

/** Attributes and the text beside them are no lists. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
