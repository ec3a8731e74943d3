import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { PromotionsApiAdapter } from './api/promotions-api-adapter.js';
import { ChangePromoCodeHandler } from './commands/change-promo-code.js';
import { CreatePromoCodeHandler } from './commands/create-promo-code.js';
import { EndPromoCodeHandler } from './commands/end-promo-code.js';
import { Professionals } from './domain/professionals.js';
import { PromoCodeRepository } from './domain/promo-code.repository.js';
import { PromoUses } from './domain/promo-uses.js';
import { IdentityProfessionals } from './gateways/identity-professionals.js';
import { MyPromoCodesController } from './http/my-promo-codes.controller.js';
import { PromoCodesController } from './http/promo-codes.controller.js';
import { promotionsProblems } from './http/promotions.problems.js';
import { PromotionsApi } from './index.js';
import { PersonalCodeMails } from './mail/personal-code-mails.js';
import { MikroOrmPromoCodeRepository } from './persistence/mikro-orm-promo-code.repository.js';
import { PostgresPromoUses } from './persistence/postgres-promo-uses.js';
import { PromoCodeEntity } from './persistence/promo-code.entity.js';
import { PromotionsPersonalData } from './persistence/promotions-personal-data.js';
import { FindMyPromoCodesHandler } from './queries/find-my-promo-codes.js';
import { FindPromoCodeHandler } from './queries/find-promo-code.js';
import { FindPromoCodesHandler } from './queries/find-promo-codes.js';
import { PromoCodeSearch } from './queries/promo-code-search.js';
import { MailProfessionalWhenPersonalCodeMade } from './reactions/mail-professional-when-personal-code-made.js';
import { MakePersonalCodeWhenProfessionalValidated } from './reactions/make-personal-code-when-professional-validated.js';
import { PromoCodeSeeding } from './seeding/promo-code-seeding.js';

registerProblems(promotionsProblems);

@Module({
  imports: [MikroOrmModule.forFeature([PromoCodeEntity])],
  controllers: [PromoCodesController, MyPromoCodesController],
  providers: [
    CreatePromoCodeHandler,
    ChangePromoCodeHandler,
    EndPromoCodeHandler,
    FindPromoCodesHandler,
    FindPromoCodeHandler,
    FindMyPromoCodesHandler,
    PromoCodeSearch,
    MakePersonalCodeWhenProfessionalValidated,
    MailProfessionalWhenPersonalCodeMade,
    PersonalCodeMails,
    PromotionsPersonalData,
    PromoCodeSeeding,
    { provide: Professionals, useClass: IdentityProfessionals },
    { provide: PromoCodeRepository, useClass: MikroOrmPromoCodeRepository },
    { provide: PromoUses, useClass: PostgresPromoUses },
    { provide: PromotionsApi, useClass: PromotionsApiAdapter },
  ],
  exports: [PromotionsApi],
})
export class PromotionsModule {}
