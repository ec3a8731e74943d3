import { type DynamicModule, Module } from '@nestjs/common';
import { AgenciesModule } from './contexts/agencies/agencies.module.js';
import { BookingModule } from './contexts/booking/booking.module.js';
import { CatalogueModule } from './contexts/catalogue/catalogue.module.js';
import { ContentModule } from './contexts/content/content.module.js';
import { GiftCardsModule } from './contexts/gift-cards/gift-cards.module.js';
import { GuidesModule } from './contexts/guides/guides.module.js';
import { GuideMissionsModule } from './contexts/guide-missions/guide-missions.module.js';
import { IdentityModule } from './contexts/identity/identity.module.js';
import { InvoicingModule } from './contexts/invoicing/invoicing.module.js';
import { NotificationsModule } from './contexts/notifications/notifications.module.js';
import { PartnersModule } from './contexts/partners/partners.module.js';
import { PaymentsModule } from './contexts/payments/payments.module.js';
import { PayoutsModule } from './contexts/payouts/payouts.module.js';
import { PricingModule } from './contexts/pricing/pricing.module.js';
import { PromotionsModule } from './contexts/promotions/promotions.module.js';
import { RecruitmentModule } from './contexts/recruitment/recruitment.module.js';
import { ReviewsModule } from './contexts/reviews/reviews.module.js';
import { SupportModule } from './contexts/support/support.module.js';
import { QuotesModule } from './contexts/quotes/quotes.module.js';
import { WorkItemsModule } from './contexts/work-items/work-items.module.js';
import { EVENT_ROUTING } from './event-routing/index.js';
import { BackOfficeModule } from './platform/back-office/back-office.module.js';
import type { Config } from './platform/config.js';
import { FilesModule } from './platform/files/files.module.js';
import { HealthModule } from './platform/health/health.module.js';
import { PublicReadsModule } from './platform/http/public-reads.module.js';
import { MailModule } from './platform/mail/mail.module.js';
import { CalendarFeedsModule } from './platform/calendar-feeds/calendar-feeds.module.js';
import { PersonalDataModule } from './platform/personal-data/personal-data.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { QueueModule } from './platform/queue/queue.module.js';
import { SsrModule } from './platform/ssr/ssr.module.js';

/** The platform's modules and the contexts', nothing else. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config, databaseUrl),
        QueueModule.with(EVENT_ROUTING),
        MailModule,
        BackOfficeModule,
        FilesModule,
        PersonalDataModule,
        CalendarFeedsModule,
        PublicReadsModule,
        SsrModule,
        HealthModule,
        IdentityModule,
        AgenciesModule,
        PromotionsModule,
        RecruitmentModule,
        PricingModule,
        PaymentsModule,
        PayoutsModule,
        CatalogueModule,
        GiftCardsModule,
        GuidesModule,
        GuideMissionsModule,
        BookingModule,
        InvoicingModule,
        PartnersModule,
        ContentModule,
        QuotesModule,
        ReviewsModule,
        SupportModule,
        NotificationsModule,
        WorkItemsModule,
      ],
    };
  }
}
