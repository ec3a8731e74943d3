import { Injectable } from '@nestjs/common';
import { createElement } from 'react';
import { Config } from '../../../platform/config.js';
import type { MailFact } from '../../../platform/mail/components/blocks.js';
import { Mailer } from '../../../platform/mail/mailer.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { capitalised, languageName } from '../../../shared-kernel/language/names.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { partyText } from '../../../shared-kernel/party.js';
import { momentText } from '../../../shared-kernel/time/local-time.js';
import type { Offer } from '../domain/offer.js';
import type { Quote, QuoteMessage } from '../domain/quote.js';
import { QuoteLinks } from '../domain/quote-links.js';
import type { QuoteMailContent } from './quote.mail.js';
import { QuoteMail } from './quote.mail.js';
import { quoteMailTexts, serviceTexts, teamReason, teamServices } from './quote-mails.texts.js';

type Say = (name: keyof typeof quoteMailTexts, params?: TextParams) => string;

const saying =
  (language: Locale): Say =>
  (name, params) =>
    formatText(quoteMailTexts[name], language, params);

/** Booking gives an order so long to be paid. */
const MINUTES_TO_PAY = 30;

type Kind = 'received' | 'to-team' | 'offered' | 'reminder' | 'accepted' | 'unpaid' | 'expired' | 'answered';

/** Kinds of all mails about quotes. */
export const QUOTE_MAILS: readonly string[] = (
  ['received', 'to-team', 'offered', 'reminder', 'accepted', 'unpaid', 'expired', 'answered'] satisfies Kind[]
).map((kind) => `quotes.${kind}`);

/** Mails about quotes: to the customer in the language of the request, to the team in English. */
@Injectable()
export class QuoteMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly links: QuoteLinks,
    private readonly config: Config,
  ) {}

  async received(quote: Quote): Promise<void> {
    const say = saying(quote.language);
    const before = this.momentOf(quote.answerBefore, quote);
    await this.toCustomer(quote, 'received', '', {
      title: say('receivedTitle'),
      paragraphs: [say('receivedText', { name: quote.enquirer.customerName }), say('receivedBefore', { before })],
      facts: this.facts(quote, say),
    });
  }

  async toTeam(quote: Quote): Promise<void> {
    const { enquirer, reference, language, wishes, type } = quote;
    const title = `${teamServices[type]}: ${reference}`;
    await this.mailer.write({
      dedupeKey: `quote-to-team:${quote.id}`,
      kind: 'quotes.to-team',
      to: this.config.TEAM_EMAIL,
      replyTo: enquirer.email,
      language: DEFAULT_LOCALE,
      reason: teamReason,
      subject: title,
      body: createElement(QuoteMail, {
        title,
        paragraphs: [],
        quotation: wishes.message,
        facts: [
          { name: 'Name', value: enquirer.customerName },
          { name: 'Company', value: enquirer.companyName },
          { name: 'Language', value: languageName(language, DEFAULT_LOCALE) },
          { name: 'Starts', value: quote.startsAt ? this.momentIn(quote.startsAt, quote, DEFAULT_LOCALE) : undefined },
          { name: 'Travelers', value: partyText(wishes.selectedTravelers, DEFAULT_LOCALE) },
          { name: 'Answer before', value: this.momentIn(quote.answerBefore, quote, DEFAULT_LOCALE) },
        ],
        button: { text: 'Open the quote', href: this.links.teamAddress(quote.id) },
      }),
    });
  }

  async offered(quote: Quote, offer: Offer): Promise<void> {
    const say = saying(quote.language);
    const { customerName: name } = quote.enquirer;
    const isFirst = offer.version === 1;
    await this.toCustomer(quote, 'offered', String(offer.version), {
      title: say(isFirst ? 'offeredTitle' : 'offeredAgainTitle'),
      paragraphs: [say(isFirst ? 'offeredText' : 'offeredAgainText', { name })],
      quotation: offer.note,
      facts: [...this.facts(quote, say), ...this.priceFacts(offer, quote, say)],
      smallPrint: [say('policy', { hours: offer.freeHours })],
    });
  }

  async reminder(quote: Quote, offer: Offer): Promise<void> {
    const say = saying(quote.language);
    await this.toCustomer(quote, 'reminder', String(offer.version), {
      title: say('reminderTitle'),
      paragraphs: [say('reminderText', { name: quote.enquirer.customerName })],
      facts: [...this.facts(quote, say), ...this.priceFacts(offer, quote, say)],
      smallPrint: [say('policy', { hours: offer.freeHours })],
    });
  }

  async accepted(quote: Quote, offer: Offer): Promise<void> {
    const say = saying(quote.language);
    await this.toCustomer(quote, 'accepted', String(offer.version), {
      title: say('acceptedTitle'),
      paragraphs: [
        say('acceptedText', { name: quote.enquirer.customerName }),
        say('acceptedNext', { minutes: MINUTES_TO_PAY }),
      ],
      facts: [...this.facts(quote, say), ...this.priceFacts(offer, quote, say)],
      smallPrint: [say('policy', { hours: offer.freeHours })],
    });
  }

  /** The time to pay is over. */
  async unpaid(quote: Quote, offer: Offer, orderId: string): Promise<void> {
    const say = saying(quote.language);
    const again = quote.state === 'offered' ? say('unpaidAgain') : say('unpaidEnded');
    await this.toCustomer(quote, 'unpaid', orderId, {
      title: say('unpaidTitle'),
      paragraphs: [say('unpaidText', { name: quote.enquirer.customerName }), again],
      facts: [...this.facts(quote, say), ...this.priceFacts(offer, quote, say)],
    });
  }

  async expired(quote: Quote, offer: Offer): Promise<void> {
    const say = saying(quote.language);
    await this.toCustomer(quote, 'expired', String(offer.version), {
      title: say('expiredTitle'),
      paragraphs: [say('expiredText', { name: quote.enquirer.customerName })],
      facts: this.facts(quote, say),
    });
  }

  /** @param position of the answer among the quote's messages */
  async answered(quote: Quote, answer: QuoteMessage, position: number): Promise<void> {
    const say = saying(quote.language);
    await this.toCustomer(quote, 'answered', String(position), {
      title: say('answeredTitle'),
      paragraphs: [say('answeredText', { name: quote.enquirer.customerName })],
      quotation: answer.text,
      facts: this.facts(quote, say),
    });
  }

  private async toCustomer(
    quote: Quote,
    kind: Kind,
    occasion: string,
    content: Omit<QuoteMailContent, 'button'>,
  ): Promise<void> {
    // A person who had their data erased is written to no more.
    if (quote.enquirer.email === '') return;
    const { language, reference } = quote;
    const say = saying(language);
    const subjects = {
      received: 'receivedSubject',
      offered: 'offeredSubject',
      reminder: 'reminderSubject',
      accepted: 'acceptedSubject',
      unpaid: 'unpaidSubject',
      expired: 'expiredSubject',
      answered: 'answeredSubject',
    } as const;
    await this.mailer.write({
      dedupeKey: `quote-${kind}:${quote.id}:${occasion}`,
      kind: `quotes.${kind}`,
      to: quote.enquirer.email,
      language,
      subject: say(subjects[kind as keyof typeof subjects], { reference }),
      body: createElement(QuoteMail, {
        ...content,
        button: { text: say('open'), href: this.links.address(quote) },
      }),
    });
  }

  private facts(quote: Quote, say: Say): MailFact[] {
    const { reference, type, language, startsAt, wishes } = quote;
    return [
      { name: say('reference'), value: reference },
      { name: say('service'), value: formatText(serviceTexts[type], language) },
      { name: say('when'), value: startsAt ? capitalised(this.momentOf(startsAt, quote), language) : undefined },
      { name: say('travellers'), value: partyText(wishes.selectedTravelers, language) },
    ];
  }

  private priceFacts(offer: Offer, quote: Quote, say: Say): MailFact[] {
    const { lines, currency, total, vat } = offer;
    const { language } = quote;
    const money = (amount: number, of: Currency): string => moneyText({ amount, currency: of }, language);
    return [
      ...lines.map(({ text, amount }) => ({ name: text, value: money(amount, currency) })),
      { name: say('total'), value: money(total, currency) },
      { name: say('vat'), value: money(vat, currency) },
      { name: say('validUntil'), value: this.momentOf(new Date(offer.validUntil), quote) },
    ];
  }

  private momentOf(instant: Date, quote: Quote): string {
    return this.momentIn(instant, quote, quote.language);
  }

  /** Without a known place the offset of UTC says whose clock is read. */
  private momentIn(instant: Date, { timeZone }: Quote, language: Locale): string {
    return momentText(instant, { timeZone: timeZone ?? 'UTC' }, language).full;
  }
}
