import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config.js';
import type { Attachment } from '../../../platform/mail/mailer.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { groupedCode } from '../domain/code-text.js';
import type { GiftCard } from '../domain/gift-card.js';
import { GiftCardCodes } from '../domain/gift-card-codes.js';
import { giftCardPdf } from './gift-card.pdf.js';
import { GiftCardPictures } from './gift-card-pictures.js';

/** The PDFs of gift cards, made anew each time: none is stored, for it holds the code. */
@Injectable()
export class GiftCardDocuments {
  constructor(
    private readonly codes: GiftCardCodes,
    private readonly pictures: GiftCardPictures,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async pdf(card: GiftCard): Promise<Attachment & { readonly file: Buffer }> {
    const file = await giftCardPdf({
      language: card.language,
      amount: { amount: card.amount, currency: card.currency },
      code: groupedCode(this.codes.codeOf(card.id)),
      last4: card.last4,
      from: card.fromName,
      to: card.recipientName ?? undefined,
      message: card.message ?? undefined,
      lastDay: card.expiresAt.toISOString().slice(0, 10),
      poster: await this.pictures.find(card.design),
      site: new URL(this.config.publicUrl).host,
      postalLine: this.config.POSTAL_LINE,
      madeAt: this.clock.now(),
    });
    return { name: `gift-card-${card.last4}.pdf`, contentType: 'application/pdf', file };
  }
}
