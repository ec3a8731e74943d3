import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPublicTopics } from '../../platform/http/response-cache.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { GuidesApiAdapter } from './api/guides-api-adapter.js';
import { GuideAccounts } from './domain/guide-accounts.js';
import { GuideRepository } from './domain/guide.repository.js';
import { Places } from './domain/places.js';
import { CataloguePlaces } from './gateways/catalogue-places.js';
import { IdentityGuideAccounts } from './gateways/identity-guide-accounts.js';
import { NameBusyCalendarHandler } from './commands/name-busy-calendar.js';
import { ReadBusyCalendarAgainHandler } from './commands/read-busy-calendar-again.js';
import { RemoveBusyCalendarHandler } from './commands/remove-busy-calendar.js';
import { BusyCalendars } from './domain/busy-calendars.js';
import { CalendarReader } from './domain/calendar-reader.js';
import { IcalCalendarReader } from './gateways/ical-calendar-reader.js';
import { BusyCalendarsController } from './http/busy-calendars.controller.js';
import { ReadBusyCalendar } from './jobs/read-busy-calendar.job.js';
import { BusyCalendarEntity } from './persistence/busy-calendar.entity.js';
import { MikroOrmBusyCalendars } from './persistence/mikro-orm-busy-calendars.js';
import { BusyCalendarReadings } from './processes/busy-calendar-readings.js';
import { FindMyBusyCalendarsHandler } from './queries/find-my-busy-calendars.js';
import { KeepOwnHoursHandler } from './commands/keep-own-hours.js';
import { PresentOwnProfileHandler } from './commands/present-own-profile.js';
import { GuideMediaController } from './http/guide-media.controller.js';
import { guidesProblems } from './http/guides.problems.js';
import { MyGuideController } from './http/my-guide.controller.js';
import { CheckLicences } from './jobs/check-licences.job.js';
import { FindGreetingHandler, FindPortraitHandler } from './queries/find-guide-media.js';
import { FindMyAvailabilityHandler } from './queries/find-my-availability.js';
import { FindMyGuideProfileHandler } from './queries/find-my-guide-profile.js';
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

registerProblems(guidesProblems);
registerPublicTopics('guides');
registerPersonalPages('guide-profile', 'guide-availability');

@Module({
  imports: [MikroOrmModule.forFeature([GuideEntity, BusyCalendarEntity]), CatalogueModule],
  controllers: [MyGuideController, BusyCalendarsController, GuideMediaController, PublicGuidesController],
  providers: [
    PresentOwnProfileHandler,
    KeepOwnHoursHandler,
    NameBusyCalendarHandler,
    ReadBusyCalendarAgainHandler,
    RemoveBusyCalendarHandler,
    ReadBusyCalendar,
    BusyCalendarReadings,
    FindMyBusyCalendarsHandler,
    CheckLicences,
    FindMyGuideProfileHandler,
    FindMyAvailabilityHandler,
    FindPortraitHandler,
    FindGreetingHandler,
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
    { provide: BusyCalendars, useClass: MikroOrmBusyCalendars },
    { provide: CalendarReader, useClass: IcalCalendarReader },
    { provide: GuideAccounts, useClass: IdentityGuideAccounts },
    { provide: Places, useClass: CataloguePlaces },
    { provide: GuidesApi, useClass: GuidesApiAdapter },
  ],
  exports: [GuidesApi],
})
export class GuidesModule {}
