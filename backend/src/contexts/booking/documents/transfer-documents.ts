import { Injectable } from '@nestjs/common';
import { companyNumbersOf } from '../../../platform/company-numbers.js';
import { Config } from '../../../platform/config.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { Booking } from '../domain/booking.js';
import type { Order } from '../domain/order.js';
import { OrderPayments, type TransferDetails } from '../domain/order-payments.js';
import type { BookingDocument } from './booking-documents.js';
import { type NamedValue, transferTexts } from './transfer.texts.js';

const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

/** Names and values of a transfer, for mail and PDF alike. Numbers are in groups of four, as people copy them. */
export function transferFacts(details: TransferDetails, deadline: string, language: Locale): readonly NamedValue[] {
  const say = (name: keyof typeof transferTexts): string => formatText(transferTexts[name], language);
  const facts: readonly (readonly [keyof typeof transferTexts, string | undefined])[] = [
    ['amount', moneyText(details.amount, language)],
    ['holder', details.holder],
    ['iban', details.iban && inGroups(details.iban)],
    ['accountNumber', details.iban ? undefined : details.accountNumber],
    ['routingNumber', details.routingNumber],
    ['branchCode', details.branchCode],
    ['bic', details.swiftBic],
    ['bank', [details.bankName, details.address].join(', ')],
    ['reference', inGroups(details.reference)],
    ['deadline', deadline],
  ];
  return facts.flatMap(([name, value]) => (value === undefined ? [] : [{ name: say(name), value }]));
}

/** The instructions for a bank transfer, in the language of the order. */
@Injectable()
export class TransferDocuments {
  constructor(
    private readonly config: Config,
    private readonly payments: OrderPayments,
    private readonly clock: Clock,
  ) {}

  facts(order: Order, bookings: readonly Booking[], amount: MoneyView = order.toPay.toJSON()): readonly NamedValue[] {
    const details = this.payments.transferDetails(order.reference, amount);
    return details ? transferFacts(details, this.deadline(order, bookings), order.language) : [];
  }

  /** Undefined where the company has no account in the currency any more. */
  async instructions(order: Order, bookings: readonly Booking[]): Promise<BookingDocument | undefined> {
    const { language, reference } = order;
    const details = this.payments.transferDetails(reference, order.toPay.toJSON());
    if (!details) return undefined;
    // The PDF library is loaded with the first document.
    const { transferPdf } = await import('./transfer.pdf.js');
    const bytes = await transferPdf({
      language,
      orderReference: reference,
      facts: transferFacts(details, this.deadline(order, bookings), language),
      ...(details.code === undefined ? {} : { code: details.code }),
      tours: bookings.map((booking) => ({
        name: booking.service.name[language],
        value: this.startOf(booking, language),
      })),
      postalLine: this.config.POSTAL_LINE,
      companyNumbers: companyNumbersOf(this.config),
      madeAt: this.clock.now(),
    });
    return { name: `transfer-${reference}.pdf`, contentType: 'application/pdf', bytes };
  }

  /** In the zone of the first tour. */
  deadline({ expiresAt, language }: Order, [first]: readonly Booking[]): string {
    if (!first) return expiresAt.toISOString();
    return momentText(expiresAt, { city: first.service.cityName[language], timeZone: first.timeZone }, language).full;
  }

  private startOf({ service, timeZone, startsAt }: Booking, language: Locale): string {
    return momentText(startsAt, { city: service.cityName[language], timeZone }, language).full;
  }
}
