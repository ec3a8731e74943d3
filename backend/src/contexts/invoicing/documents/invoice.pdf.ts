import { columns } from '../../../platform/documents/blocks/columns.js';
import { facts } from '../../../platform/documents/blocks/facts.js';
import { table } from '../../../platform/documents/blocks/table.js';
import { heading, paragraph, space, title, type Block } from '../../../platform/documents/blocks/text.js';
import { companyNumbersText } from '../../../platform/company-numbers.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import { fullName } from '../../../shared-kernel/language/full-name.js';
import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';
import { countryName } from '../../../shared-kernel/language/names.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { Invoice, InvoiceLine } from '../domain/invoice.js';
import type { TaxRegime } from '../domain/tax.js';
import { invoiceTexts } from './invoice.texts.js';

type Say = (name: keyof typeof invoiceTexts, params?: TextParams) => string;

/** The invoice or credit note as a PDF. It is made of what the invoice keeps, and of nothing else. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const { language, kind, number, seller, issuedAt } = invoice;
  const say: Say = (name, params) => formatText(invoiceTexts[name], language, params);
  return renderPdf({
    language,
    title: `${say(kind)} ${number}`,
    kind: say(kind),
    number,
    postalLine: seller.postalLine,
    companyNumbers: seller,
    madeAt: issuedAt,
    plain: true,
    blocks: [
      title(`${say(kind)} ${number}`),
      columns([facts(factsOf(invoice, say), 0.42)], [...customerOf(invoice, say), ...sellerOf(invoice, say)], {
        share: 0.52,
      }),
      space(6),
      lines(invoice, say),
      ...vatTable(invoice, say),
      ...vouchers(invoice, say),
      space(4),
      ...notesOf(invoice).map((regime) => paragraph(noteText(invoice, regime, say), 'small')),
    ],
  });
}

export const invoiceFileName = ({ kind, number }: Pick<Invoice, 'kind' | 'number'>): string => `${kind}-${number}.pdf`;

function factsOf({ issuedOn, order, original, language }: Invoice, say: Say) {
  return [
    { name: say('issuedOn'), value: dayText(issuedOn, language) },
    { name: say('original'), value: original?.number },
    { name: say('order'), value: order.reference },
  ];
}

function customerOf({ customer, language }: Invoice, say: Say): Block[] {
  const { company } = customer;
  const name = fullName(customer, language);
  const text = company
    ? [
        company.companyName,
        name,
        company.address.street,
        company.address.streetComplementary,
        [company.address.zip, company.address.city, company.address.state].filter(Boolean).join(' '),
        countryName(company.address.country, language),
        company.vat && say('vatNumberOfCustomer', { number: company.vat }),
      ]
    : [name];
  return [heading(say('customer')), paragraph(text.filter(Boolean).join('\n'))];
}

function sellerOf({ seller, language }: Invoice, say: Say): Block[] {
  const text = [seller.postalLine.replace(', ', '\n'), companyNumbersText(seller, language).replaceAll(' · ', '\n')];
  return [heading(say('seller')), paragraph(text.filter(Boolean).join('\n'), 'small')];
}

function lines(invoice: Invoice, say: Say): Block {
  const money = moneyOf(invoice);
  const { kind, total, giftCards } = invoice;
  const byCard = giftCards.reduce((sum, { amount }) => sum + amount, 0);
  return table({
    columns: [
      { title: say('description'), share: 0.62 },
      { title: say('tax'), share: 0.14, align: 'right' },
      { title: say('amount'), share: 0.24, align: 'right' },
    ],
    rows: invoice.lines.map((line) => [descriptionOf(line, invoice, say), taxMark(invoice, line), money(line.amount)]),
    totals: [
      [say('total'), '', money(total)],
      ...(byCard === 0 ? [] : [[say('paidByGiftCard'), '', money(byCard)]]),
      kind === 'invoice' ? [say('paid'), '', money(total - byCard)] : [say('refunded'), '', money(-total)],
    ],
  });
}

function descriptionOf({ kind, reason, booking }: InvoiceLine, { language }: Invoice, say: Say): string {
  if (!booking) return say(kind === 'gift-card' ? 'giftCard' : kind);
  const { name, city, reference, timeZone } = booking;
  const place = { city, timeZone };
  const date = momentText(new Date(booking.startsAt), place, language).date;
  const what =
    kind === 'fare'
      ? say(reason === 'change' ? 'change' : 'fare', { name, city })
      : say(kind === 'gift-card' ? 'giftCard' : kind);
  return `${what}\n${say('booking', { reference, date })}`;
}

/** The rate, or the number of the note where several regimes meet. */
function taxMark(invoice: Invoice, { tax: { regime, basisPoints } }: InvoiceLine): string {
  if (basisPoints !== undefined) return percentText(basisPoints, invoice.language);
  const notes = notesOf(invoice);
  return notes.length > 1 ? `(${notes.indexOf(regime) + 1})` : '—';
}

function vatTable(invoice: Invoice, say: Say): Block[] {
  if (invoice.vat.length === 0) return [];
  const money = moneyOf(invoice);
  return [
    table({
      columns: [
        { title: say('rate'), share: 0.34 },
        { title: say('net'), share: 0.22, align: 'right' },
        { title: say('tax'), share: 0.22, align: 'right' },
        { title: say('gross'), share: 0.22, align: 'right' },
      ],
      rows: invoice.vat.map(({ country, basisPoints, net, vat }) => [
        `${percentText(basisPoints, invoice.language)} (${countryName(country, invoice.language)})`,
        money(net),
        money(vat),
        money(net + vat),
      ]),
    }),
  ];
}

function vouchers(invoice: Invoice, say: Say): Block[] {
  if (invoice.vouchers.length === 0) return [];
  const money = moneyOf(invoice);
  return [
    heading(say('alsoPaid')),
    table({
      columns: [
        { title: say('description'), share: 0.76 },
        { title: say('amount'), share: 0.24, align: 'right' },
      ],
      rows: invoice.vouchers.map(({ amount }) => [`${say('giftCard')}\n${say('voucher')}`, money(amount)]),
    }),
  ];
}

/** The regimes of the lines, each once. */
const notesOf = ({ lines: all }: Invoice): readonly TaxRegime[] => [...new Set(all.map(({ tax }) => tax.regime))];

function noteText(invoice: Invoice, regime: TaxRegime, say: Say): string {
  const notes = notesOf(invoice);
  return notes.length > 1 ? `(${notes.indexOf(regime) + 1}) ${say(regime)}` : say(regime);
}

const moneyOf =
  ({ currency, language }: Invoice) =>
  (amount: number): string =>
    moneyText({ amount, currency }, language);

const percentText = (basisPoints: number, language: Locale): string =>
  new Intl.NumberFormat(bcp47(language), { style: 'percent', maximumFractionDigits: 2 })
    .format(basisPoints / 10_000)
    .replaceAll('\u202F', '\u00A0');

const dayText = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(bcp47(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`));
