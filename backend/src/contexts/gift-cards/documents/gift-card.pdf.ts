import { pictureStrip } from '../../../platform/documents/blocks/picture.js';
import { hairline, paragraph, rule, space, type Block } from '../../../platform/documents/blocks/text.js';
import { renderPdf } from '../../../platform/documents/pdf-document.js';
import { PAGE, QUIET } from '../../../platform/documents/tokens.js';
import { formatText, type TextParams } from '../../../shared-kernel/language/texts.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { moneyText } from '../../../shared-kernel/money/money-text.js';
import { formatDay } from '../../../shared-kernel/time/local-time.js';
import { giftCardTexts } from './gift-card.texts.js';

export interface GiftCardSheet {
  readonly language: Locale;
  readonly amount: MoneyView;
  /** In groups. */
  readonly code: string;
  readonly last4: string;
  readonly from: string;
  readonly to?: string | undefined;
  readonly message?: string | undefined;
  /** `yyyy-MM-dd` */
  readonly lastDay: string;
  readonly poster?: Buffer | undefined;
  /** Where the code is typed, without `https://`. */
  readonly site: string;
  readonly postalLine: string;
  readonly madeAt: Date;
}

const POSTER_HEIGHT = 300;

/** A gift card to print and to hand over: a poster, the amount, from whom to whom, and the code. */
export function giftCardPdf(sheet: GiftCardSheet): Promise<Buffer> {
  const { language, last4, poster, code, message, site } = sheet;
  const say = saying(language);
  const amount = moneyText(sheet.amount, language);
  return renderPdf({
    language,
    title: say('documentTitle', { amount }),
    kind: say('giftCard'),
    number: `···· ${last4}`,
    postalLine: sheet.postalLine,
    madeAt: sheet.madeAt,
    blocks: [
      ...(poster ? [pictureStrip({ image: poster, alt: say('posterAlt'), height: POSTER_HEIGHT })] : []),
      amountBlock(amount),
      ...(sheet.to === undefined ? [] : [named(say('to'), sheet.to)]),
      ...(sheet.from === '' ? [] : [named(say('from'), sheet.from)]),
      ...(message === undefined ? [] : [space(8), paragraph(message)]),
      rule(),
      codeBlock(say('code'), code),
      paragraph(say('validUntil', { day: formatDay(sheet.lastDay, language) }), 'strong'),
      paragraph(say('how', { site }), 'quiet'),
    ],
  });
}

const saying =
  (language: Locale) =>
  (name: keyof typeof giftCardTexts, params?: TextParams): string =>
    formatText(giftCardTexts[name], language, params);

const amountBlock =
  (amount: string): Block =>
  (page) => {
    page.text(amount, { size: 44, cut: 'title', leading: 56, colour: page.accent }, { role: 'H1' });
    page.y += 6;
  };

/** `For   Grace Hopper` */
const named =
  (name: string, value: string): Block =>
  (page) => {
    const { x, y } = page;
    page.text(name, { size: 10.5, leading: 24, colour: QUIET }, { width: 70 });
    page.y = y;
    page.text(value, { size: 15, cut: 'title', leading: 24 }, { x: x + 76, width: page.width - 76 });
  };

const codeBlock =
  (name: string, code: string): Block =>
  (page) => {
    page.keepTogether(90);
    page.text(name, { size: 10.5, colour: QUIET });
    page.text(code, { size: 25, cut: 'bold', leading: 38 }, { width: PAGE.width - 2 * PAGE.margin });
    page.y += 4;
    page.artifact(() => hairline(page));
    page.y += 12;
  };
