import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import { companyNumbersOf } from '../../../platform/company-numbers.js';
import { facts } from '../../../platform/documents/blocks/facts.js';
import { table } from '../../../platform/documents/blocks/table.js';
import { paragraph, title } from '../../../platform/documents/blocks/text.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import { bcp47, type Locale } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import type { Payee } from '../domain/payees.js';
import type { Payout, StatedLine } from '../domain/payout.js';
import type { TaxDetails } from '../domain/tax-details.js';
import { monthText } from './month-text.js';
import { payoutBillTexts as texts } from './payout-bill.texts.js';

export interface PayoutBill extends Payout {
  readonly number: string;
  readonly payee: Payee;
  readonly tax: TaxDetails | undefined;
  readonly lines: readonly StatedLine[];
  readonly issuedAt: Date;
}

const WHOLE = 10_000;

/** The bill of a payout as a PDF, in the guide's language. */
@Injectable()
export class PayoutBills {
  constructor(private readonly config: Config) {}

  render(bill: PayoutBill): Promise<Buffer> {
    const { payee, tax, number, issuedAt, amount, currency } = bill;
    const { language } = payee;
    const say = (text: Parameters<typeof formatText>[0], values = {}): string => formatText(text, language, values);
    const month = monthText(bill.month, language);
    return renderPdf({
      language,
      title: say(texts.documentTitle, { number }),
      kind: say(texts.bill),
      number,
      postalLine: this.config.POSTAL_LINE,
      companyNumbers: companyNumbersOf(this.config),
      madeAt: issuedAt,
      plain: true,
      blocks: [
        title(say(texts.month, { month }), tax?.name ?? payee.name),
        facts([
          { name: say(texts.supplier), value: tax ? addressOf(tax, language) : payee.name },
          ...(tax ? [{ name: say(texts.taxNumber), value: `${tax.taxNumber} (${tax.taxCountry})` }] : []),
          ...(tax?.vatNumber ? [{ name: say(texts.vatNumber), value: tax.vatNumber }] : []),
          { name: say(texts.customer), value: this.config.POSTAL_LINE },
          { name: say(texts.issued), value: dayText(issuedAt.toISOString().slice(0, 10), language) },
          { name: say(texts.payOn), value: dayText(bill.payOn, language) },
        ]),
        table({
          columns: [
            { title: say(texts.date), share: 0.2 },
            { title: say(texts.what), share: 0.6 },
            { title: say(texts.amount), share: 0.2, align: 'right' },
          ],
          rows: bill.lines.map((line) => [
            dayText(line.localDate, language),
            `${line.tourName[language]}\n${lineText(line, language)}`,
            moneyText(line.amount, language),
          ]),
          totals: [['', say(texts.total), moneyText({ amount, currency }, language)]],
        }),
        paragraph(say(texts.selfBilling), 'small'),
      ],
    });
  }
}

const addressOf = ({ name, street, zip, city, country }: TaxDetails, language: Locale): string =>
  `${name}, ${street}, ${zip} ${city}, ${new Intl.DisplayNames(bcp47(language), { type: 'region' }).of(country) ?? country}`;

const dayText = (day: string, language: Locale): string =>
  new Intl.DateTimeFormat(bcp47(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function lineText({ kind, basisPoints, bookingReference: reference = '' }: StatedLine, language: Locale): string {
  const share =
    basisPoints === undefined
      ? ''
      : new Intl.NumberFormat(bcp47(language), { style: 'percent', maximumFractionDigits: 2 }).format(
          basisPoints / WHOLE,
        );
  return formatText(texts.kind[kind], language, { share, reference });
}
