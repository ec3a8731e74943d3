import { MikroOrmModule } from '@mikro-orm/nestjs';
import { Module } from '@nestjs/common';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { GuidesModule } from '../guides/guides.module.js';
import { AnswerOfferHandler } from './commands/answer-offer.js';
import { GuideOffers } from './processes/guide-offers.js';
import { AssignMissionHandler } from './commands/assign-mission.js';
import { DelayMissionHandler } from './commands/delay-mission.js';
import { FollowFlightHandler } from './commands/follow-flight.js';
import { CancelOwnMissionHandler } from './commands/cancel-own-mission.js';
import { MissionAssignment } from './processes/mission-assignment.js';
import { DepartureGroup } from './processes/departure-group.js';
import { GuideAssignmentSearch } from './processes/guide-assignment-search.js';
import { MissionOffers } from './processes/mission-offers.js';
import { MissionDelay } from './processes/mission-delay.js';
import { MissionOpening } from './processes/mission-opening.js';
import { PayRuleBook, PayTerms } from './domain/earnings.js';
import { Guides, GuideAccounts } from './domain/guides.js';
import { MissionMatters } from './domain/mission-matters.js';
import { MissionRepository, OfferRepository } from './domain/mission.repository.js';
import { OfferSettings } from './domain/offer-rules.js';
import { BookedDepartures } from './domain/booked-departures.js';
import { SoldBookedDepartures } from './gateways/sold-booked-departures.js';
import { GuideMissionsApiAdapter } from './api/guide-missions-api-adapter.js';
import { IdentityGuideAccounts } from './gateways/identity-guide-accounts.js';
import { GuideMissionsController } from './http/guide-missions.controller.js';
import { guideMissionsProblems } from './http/guide-missions.problems.js';
import { MissionAdministrationController } from './http/mission-administration.controller.js';
import { GuideMissionsApi } from './index.js';
import { AskNextGuides } from './jobs/ask-next-guides.job.js';
import { EndMission } from './jobs/end-mission.job.js';
import { CheckFlight } from './jobs/check-flight.job.js';
import { EarnMission } from './jobs/earn-mission.job.js';
import { WarnCustomers } from './jobs/warn-customers.job.js';
import { WarnOfNearStart } from './jobs/warn-of-near-start.job.js';
import { MissionMails } from './mail/mission-mails.js';
import { MikroOrmMissionRepository } from './persistence/mikro-orm-mission.repository.js';
import { MikroOrmOfferRepository } from './persistence/mikro-orm-offer.repository.js';
import { MissionEntity, OfferEntity } from './persistence/mission.entity.js';
import { PostgresMissionMatters } from './persistence/postgres-mission-matters.js';
import { PostgresPayRuleBook } from './persistence/postgres-pay-rule-book.js';
import { PostgresGuides } from './persistence/postgres-guides.js';
import { PostgresOfferSettings } from './persistence/postgres-offer-settings.js';
import { FindCompletedMissionsHandler } from './queries/find-completed-missions.js';
import { MissionSearch } from './queries/mission-search.js';
import { FindMissionForTeamHandler } from './queries/find-mission-for-team.js';
import { FindNameBoardHandler } from './queries/find-name-board.js';
import { FindGuideMissionHandler } from './queries/find-guide-mission.js';
import { FindGuideMissionsHandler } from './queries/find-guide-missions.js';
import { FindGuidesForMissionHandler } from './queries/find-guides-for-mission.js';
import { CloseMissionWhenBookingCancelled } from './reactions/close-mission-when-booking-cancelled.js';
import { DelayMissionWhenBookingDelayed } from './reactions/delay-mission-when-booking-delayed.js';
import { FollowBookingWhenChanged } from './reactions/follow-booking-when-changed.js';
import { MailGuideWhenBookingAltered } from './reactions/mail-guide-when-booking-altered.js';
import { MailGuideWhenBookingWithdrawn } from './reactions/mail-guide-when-booking-withdrawn.js';
import { MailGuideWhenMissionAssigned } from './reactions/mail-guide-when-mission-assigned.js';
import { MailGuideWhenMissionDelayed } from './reactions/mail-guide-when-mission-delayed.js';
import { MailGuideWhenMissionCancelled } from './reactions/mail-guide-when-mission-cancelled.js';
import { MailGuideWhenMissionOffered } from './reactions/mail-guide-when-mission-offered.js';
import { MailGuidesWhenBookingJoined } from './reactions/mail-guides-when-booking-joined.js';
import { MailOtherGuidesWhenMissionAssigned } from './reactions/mail-other-guides-when-mission-assigned.js';
import { UpdateScreensWhenMissionChanged } from './reactions/update-screens-when-mission-changed.js';
import { HoldPayWhenDisputeOpened } from './reactions/hold-pay-when-dispute-opened.js';
import { LowerPayWhenPaymentRefunded } from './reactions/lower-pay-when-payment-refunded.js';
import { ReleasePayWhenDisputeClosed } from './reactions/release-pay-when-dispute-closed.js';
import { OpenMissionWhenBookingConfirmed } from './reactions/open-mission-when-booking-confirmed.js';
import { GuideMissionsPersonalData } from './persistence/guide-missions-personal-data.js';
import { ReportVisitHandler } from './commands/report-visit.js';
import { FlightStatus } from './domain/flight-status.js';
import { Vouchers } from './domain/vouchers.js';
import { SnapshotFlightStatus } from './gateways/snapshot-flight-status.js';
import { SoldVouchers } from './gateways/sold-vouchers.js';
import { CityGuides } from './domain/city-guides.js';
import { GuideMissionCalendar } from './queries/guide-mission-calendar.js';
import { GuidesCityGuides } from './gateways/guides-city-guides.js';
import { GuidesPayTerms } from './gateways/guides-pay-terms.js';

registerProblems(guideMissionsProblems);
registerPersonalPages('guide-missions');

@Module({
  imports: [MikroOrmModule.forFeature([MissionEntity, OfferEntity]), GuidesModule],
  controllers: [GuideMissionsController, MissionAdministrationController],
  providers: [
    GuideMissionsPersonalData,
    AnswerOfferHandler,
    CancelOwnMissionHandler,
    ReportVisitHandler,
    DelayMissionHandler,
    FollowFlightHandler,
    AssignMissionHandler,
    FindGuideMissionsHandler,
    FindGuideMissionHandler,
    FindNameBoardHandler,
    FindMissionForTeamHandler,
    MissionSearch,
    GuideMissionCalendar,
    FindCompletedMissionsHandler,
    FindGuidesForMissionHandler,
    OpenMissionWhenBookingConfirmed,
    CloseMissionWhenBookingCancelled,
    FollowBookingWhenChanged,
    DelayMissionWhenBookingDelayed,
    MailGuideWhenBookingAltered,
    MailGuideWhenBookingWithdrawn,
    MailGuideWhenMissionAssigned,
    MailGuideWhenMissionCancelled,
    MailGuideWhenMissionDelayed,
    MailGuideWhenMissionOffered,
    MailGuidesWhenBookingJoined,
    MailOtherGuidesWhenMissionAssigned,
    UpdateScreensWhenMissionChanged,
    AskNextGuides,
    WarnCustomers,
    WarnOfNearStart,
    EndMission,
    CheckFlight,
    EarnMission,
    HoldPayWhenDisputeOpened,
    ReleasePayWhenDisputeClosed,
    LowerPayWhenPaymentRefunded,
    GuideOffers,
    MissionAssignment,
    DepartureGroup,
    GuideAssignmentSearch,
    MissionOffers,
    MissionOpening,
    MissionDelay,
    MissionMails,
    { provide: MissionMatters, useClass: PostgresMissionMatters },
    { provide: Guides, useClass: PostgresGuides },
    { provide: CityGuides, useClass: GuidesCityGuides },
    { provide: MissionRepository, useClass: MikroOrmMissionRepository },
    { provide: OfferRepository, useClass: MikroOrmOfferRepository },
    { provide: OfferSettings, useClass: PostgresOfferSettings },
    { provide: PayTerms, useClass: GuidesPayTerms },
    { provide: PayRuleBook, useClass: PostgresPayRuleBook },
    { provide: GuideAccounts, useClass: IdentityGuideAccounts },
    { provide: BookedDepartures, useClass: SoldBookedDepartures },
    { provide: Vouchers, useClass: SoldVouchers },
    { provide: FlightStatus, useClass: SnapshotFlightStatus },
    { provide: GuideMissionsApi, useClass: GuideMissionsApiAdapter },
  ],
  exports: [GuideMissionsApi],
})
export class GuideMissionsModule {}
