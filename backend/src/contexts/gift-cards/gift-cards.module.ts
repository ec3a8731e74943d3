import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { ContentModule } from '../content/content.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { GiftCardsApiAdapter } from './api/gift-cards-api-adapter.js';
import { BlockGiftCardHandler } from './commands/block-gift-card.js';
import { ExtendGiftCardHandler } from './commands/extend-gift-card.js';
import { ResendGiftCardHandler } from './commands/resend-gift-card.js';
import { ReturnGiftCardHandler } from './commands/return-gift-card.js';
import { GiftCardDocuments } from './documents/gift-card-documents.js';
import { GiftCardPictures } from './documents/gift-card-pictures.js';
import { GiftCardBalances } from './domain/gift-card-balances.js';
import { GiftCardCodes } from './domain/gift-card-codes.js';
import { GiftCardLinks } from './domain/gift-card-links.js';
import { GiftCardRepository } from './domain/gift-card.repository.js';
import { Liability } from './domain/liability.js';
import { ContentGiftCardPictures } from './gateways/content-gift-card-pictures.js';
import { DerivedGiftCardCodes } from './gateways/derived-gift-card-codes.js';
import { PaymentsLiability } from './gateways/payments-liability.js';
import { SignedGiftCardLinks } from './gateways/signed-gift-card-links.js';
import { AdminGiftCardsController } from './http/admin-gift-cards.controller.js';
import { GiftCardsController } from './http/gift-cards.controller.js';
import { giftCardsProblems } from './http/gift-cards.problems.js';
import { GiftCardsApi } from './index.js';
import { DeliverGiftCard } from './jobs/deliver-gift-card.job.js';
import { GiftCardMails } from './mail/gift-card-mails.js';
import { GiftCardEntity } from './persistence/gift-card.entity.js';
import { GiftCardsPersonalData } from './persistence/gift-cards-personal-data.js';
import { MikroOrmGiftCardRepository } from './persistence/mikro-orm-gift-card.repository.js';
import { PostgresGiftCardBalances } from './persistence/postgres-gift-card-balances.js';
import { FindGiftCardBalanceHandler } from './queries/find-gift-card-balance.js';
import { FindGiftCardDocumentHandler } from './queries/find-gift-card-document.js';
import { FindGiftCardHandler } from './queries/find-gift-card.js';
import { FindGiftCardsHandler } from './queries/find-gift-cards.js';
import { FindOwnGiftCardHandler } from './queries/find-own-gift-card.js';
import { GiftCardReader } from './queries/gift-card-reader.js';
import { GiftCardSearch } from './queries/gift-card-search.js';
import { MailBuyerWhenGiftCardIssued } from './reactions/mail-buyer-when-gift-card-issued.js';

registerProblems(giftCardsProblems);

@Module({
  imports: [MikroOrmModule.forFeature([GiftCardEntity]), ContentModule, PaymentsModule],
  controllers: [AdminGiftCardsController, GiftCardsController],
  providers: [
    BlockGiftCardHandler,
    ExtendGiftCardHandler,
    ResendGiftCardHandler,
    ReturnGiftCardHandler,
    FindGiftCardsHandler,
    FindGiftCardHandler,
    FindOwnGiftCardHandler,
    FindGiftCardBalanceHandler,
    FindGiftCardDocumentHandler,
    GiftCardReader,
    GiftCardSearch,
    DeliverGiftCard,
    MailBuyerWhenGiftCardIssued,
    GiftCardMails,
    GiftCardDocuments,
    GiftCardsPersonalData,
    { provide: GiftCardRepository, useClass: MikroOrmGiftCardRepository },
    { provide: GiftCardBalances, useClass: PostgresGiftCardBalances },
    { provide: GiftCardCodes, useClass: DerivedGiftCardCodes },
    { provide: GiftCardLinks, useClass: SignedGiftCardLinks },
    { provide: GiftCardPictures, useClass: ContentGiftCardPictures },
    { provide: Liability, useClass: PaymentsLiability },
    { provide: GiftCardsApi, useClass: GiftCardsApiAdapter },
  ],
  exports: [GiftCardsApi],
})
export class GiftCardsModule {}
