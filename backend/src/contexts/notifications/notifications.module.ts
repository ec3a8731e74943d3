import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { BookingModule } from '../booking/booking.module.js';
import { GuideMissionsModule } from '../guide-missions/guide-missions.module.js';
import { ChooseNotificationsHandler } from './commands/choose-notifications.js';
import { MarkNotificationsReadHandler } from './commands/mark-notifications-read.js';
import { NotificationChoices } from './domain/notification-choices.js';
import { NotificationInbox } from './domain/notification-inbox.js';
import { Bookings } from './domain/bookings.js';
import { Missions } from './domain/missions.js';
import { People } from './domain/people.js';
import { Admins } from './domain/admins.js';
import { BookingBookings } from './gateways/booking-bookings.js';
import { GuideMissionsMissions } from './gateways/guide-missions-missions.js';
import { IdentityPeople } from './gateways/identity-people.js';
import { IdentityAdmins } from './gateways/identity-admins.js';
import { notificationsProblems } from './http/notifications.problems.js';
import { NotificationSettingsController } from './http/notification-settings.controller.js';
import { NotificationsController } from './http/notifications.controller.js';
import { ForgetNotifications } from './jobs/forget-notifications.job.js';
import { PostgresNotificationChoices } from './persistence/postgres-notification-choices.js';
import { PostgresNotificationInbox } from './persistence/postgres-notification-inbox.js';
import { ChosenMails } from './persistence/chosen-mails.js';
import { FindNotificationSettingsHandler } from './queries/find-notification-settings.js';
import { FindMissedNotificationsHandler } from './queries/find-missed-notifications.js';
import { FindNotificationsHandler } from './queries/find-notifications.js';
import { TellAdminsWhenContactMessageReceived } from './reactions/tell-admins-when-contact-message-received.js';
import { TellReadersWhenMessageSent } from './reactions/tell-readers-when-message-sent.js';
import { TellAdminsWhenWorkItemOpened } from './reactions/tell-admins-when-work-item-opened.js';
import { TellCustomerWhenBookingCancelled } from './reactions/tell-customer-when-booking-cancelled.js';
import { TellCustomerWhenBookingConfirmed } from './reactions/tell-customer-when-booking-confirmed.js';
import { TellCustomerWhenOrderExpired } from './reactions/tell-customer-when-order-expired.js';
import { TellCustomerWhenPaymentCameTooLate } from './reactions/tell-customer-when-payment-came-too-late.js';
import { TellCustomerWhenPaymentRefunded } from './reactions/tell-customer-when-payment-refunded.js';
import { TellCustomersWhenMissionAssigned } from './reactions/tell-customers-when-mission-assigned.js';
import { TellCustomersWhenMissionUnfilled } from './reactions/tell-customers-when-mission-unfilled.js';
import { TellGuideWhenMissionOffered } from './reactions/tell-guide-when-mission-offered.js';
import { TellGuideWhenOfferLapsed } from './reactions/tell-guide-when-offer-lapsed.js';
import { TellGuidesWhenMissionCancelled } from './reactions/tell-guides-when-mission-cancelled.js';
import { NotificationsPersonalData } from './persistence/notifications-personal-data.js';
import { TellGuidesWhenMissionAssigned } from './reactions/tell-guides-when-mission-assigned.js';

const REACTIONS = [
  TellAdminsWhenContactMessageReceived,
  TellReadersWhenMessageSent,
  TellAdminsWhenWorkItemOpened,
  TellCustomerWhenBookingCancelled,
  TellCustomerWhenBookingConfirmed,
  TellCustomerWhenOrderExpired,
  TellCustomerWhenPaymentCameTooLate,
  TellCustomerWhenPaymentRefunded,
  TellCustomersWhenMissionAssigned,
  TellCustomersWhenMissionUnfilled,
  TellGuideWhenMissionOffered,
  TellGuideWhenOfferLapsed,
  TellGuidesWhenMissionCancelled,
  TellGuidesWhenMissionAssigned,
];

registerPersonalPages('notifications');
registerPersonalPages('notification-settings');
registerProblems(notificationsProblems);

@Module({
  imports: [BookingModule, GuideMissionsModule],
  controllers: [NotificationsController, NotificationSettingsController],
  providers: [
    NotificationsPersonalData,
    ...REACTIONS,
    MarkNotificationsReadHandler,
    ChooseNotificationsHandler,
    FindNotificationSettingsHandler,
    ChosenMails,
    FindNotificationsHandler,
    FindMissedNotificationsHandler,
    ForgetNotifications,
    { provide: NotificationInbox, useClass: PostgresNotificationInbox },
    { provide: Bookings, useClass: BookingBookings },
    { provide: Missions, useClass: GuideMissionsMissions },
    { provide: NotificationChoices, useClass: PostgresNotificationChoices },
    { provide: Admins, useClass: IdentityAdmins },
    { provide: People, useClass: IdentityPeople },
  ],
})
export class NotificationsModule {}
