import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { GuidesApiAdapter } from './api/guides-api-adapter.js';
import { GuideAccounts } from './domain/guide-accounts.js';
import { GuideRepository } from './domain/guide.repository.js';
import { Places } from './domain/places.js';
import { CataloguePlaces } from './gateways/catalogue-places.js';
import { IdentityGuideAccounts } from './gateways/identity-guide-accounts.js';
import { PublicGuidesController } from './http/public-guides.controller.js';
import { GuidesApi } from './index.js';
import { GuideEntity } from './persistence/guide.entity.js';
import { GuidesPersonalData } from './persistence/guides-personal-data.js';
import { MikroOrmGuideRepository } from './persistence/mikro-orm-guide.repository.js';
import { PayTerms } from './queries/pay-terms.js';
import { GuideAdmission } from './processes/guide-admission.js';
import { GuideRatings } from './processes/guide-ratings.js';
import { FindPublicGuideHandler, FindPublicGuidesHandler } from './queries/find-public-guides.js';
import { GuideSitePages } from './queries/guide-site-pages.js';
import { PublicGuides } from './queries/public-guides.js';
import { KeepGuideWhenApplicationApproved } from './reactions/keep-guide-when-application-approved.js';
import { ShowRatingWhenGuideRatingChanged } from './reactions/show-rating-when-guide-rating-changed.js';
import { GuideSeeding } from './seeding/guide-seeding.js';

@Module({
  imports: [MikroOrmModule.forFeature([GuideEntity]), CatalogueModule],
  controllers: [PublicGuidesController],
  providers: [
    FindPublicGuideHandler,
    FindPublicGuidesHandler,
    PublicGuides,
    GuideSitePages,
    GuideAdmission,
    GuideRatings,
    KeepGuideWhenApplicationApproved,
    ShowRatingWhenGuideRatingChanged,
    GuideSeeding,
    GuidesPersonalData,
    PayTerms,
    { provide: GuideRepository, useClass: MikroOrmGuideRepository },
    { provide: GuideAccounts, useClass: IdentityGuideAccounts },
    { provide: Places, useClass: CataloguePlaces },
    { provide: GuidesApi, useClass: GuidesApiAdapter },
  ],
  exports: [GuidesApi],
})
export class GuidesModule {}
