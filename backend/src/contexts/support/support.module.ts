import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { GuideMissionsModule } from '../guide-missions/guide-missions.module.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AskForNewsletterHandler } from './commands/ask-for-newsletter.js';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription.js';
import { HandOverConversationHandler } from './commands/hand-over-conversation.js';
import { LeaveNewsletterHandler } from './commands/leave-newsletter.js';
import { ReadConversationHandler } from './commands/read-conversation.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { SendManagerMessageHandler } from './commands/send-manager-message.js';
import { SettleConversationHandler } from './commands/settle-conversation.js';
import { WriteToBookingHandler } from './commands/write-to-booking.js';
import { BookedVisits } from './domain/booked-visits.js';
import { ContactMessages } from './domain/contact-messages.js';
import { Conversations } from './domain/conversations.js';
import { Correspondents } from './domain/correspondents.js';
import { Managers } from './domain/managers.js';
import { Subscribers } from './domain/subscribers.js';
import { BookingBookedVisits } from './gateways/booking-booked-visits.js';
import { IdentityCorrespondents } from './gateways/identity-correspondents.js';
import { IdentityManagers } from './gateways/identity-managers.js';
import { ContactController } from './http/contact.controller.js';
import { ConversationAdministrationController } from './http/conversation-administration.controller.js';
import { ConversationsController } from './http/conversations.controller.js';
import { ManagerController } from './http/manager.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { SupportForms } from './http/support-forms.js';
import { supportProblems } from './http/support.problems.js';
import { MailUnreadMessages } from './jobs/mail-unread-messages.job.js';
import { PurgeContactMessages } from './jobs/purge-contact-messages.job.js';
import { PurgeConversations } from './jobs/purge-conversations.job.js';
import { PurgeSubscribers } from './jobs/purge-subscribers.job.js';
import { ConversationMails } from './mail/conversation-mails.js';
import { SupportMails } from './mail/support-mails.js';
import { PostgresContactMessages } from './persistence/postgres-contact-messages.js';
import { PostgresConversations } from './persistence/postgres-conversations.js';
import { PostgresSubscribers } from './persistence/postgres-subscribers.js';
import { SupportPersonalData } from './persistence/support-personal-data.js';
import { MessageSending } from './processes/message-sending.js';
import { ConversationAccess } from './queries/conversation-access.js';
import { ConversationSearch } from './queries/conversation-search.js';
import { FindConversationRecordHandler } from './queries/find-conversation-record.js';
import { FindConversationHandler } from './queries/find-conversation.js';
import { FindConversationsHandler } from './queries/find-conversations.js';
import { FindMyConversationsHandler } from './queries/find-my-conversations.js';
import { FindMyManagerViewHandler } from './queries/find-my-manager-view.js';
import { FindSubscriptionLinkHandler } from './queries/find-subscription-link.js';

registerProblems(supportProblems);
registerPersonalPages('contact-pro');
registerPersonalPages('messages');

@Module({
  imports: [BookingModule, GuideMissionsModule],
  controllers: [
    ContactController,
    ConversationAdministrationController,
    ConversationsController,
    ManagerController,
    NewsletterController,
  ],
  providers: [
    SupportPersonalData,
    SendContactMessageHandler,
    SendManagerMessageHandler,
    FindMyManagerViewHandler,
    AskForNewsletterHandler,
    ConfirmSubscriptionHandler,
    LeaveNewsletterHandler,
    FindSubscriptionLinkHandler,
    SupportMails,
    ConversationAccess,
    ConversationMails,
    ConversationSearch,
    FindConversationHandler,
    FindConversationRecordHandler,
    FindConversationsHandler,
    FindMyConversationsHandler,
    HandOverConversationHandler,
    MailUnreadMessages,
    MessageSending,
    PurgeConversations,
    ReadConversationHandler,
    SettleConversationHandler,
    WriteToBookingHandler,
    SupportForms,
    PurgeContactMessages,
    PurgeSubscribers,
    { provide: BookedVisits, useClass: BookingBookedVisits },
    { provide: Conversations, useClass: PostgresConversations },
    { provide: Correspondents, useClass: IdentityCorrespondents },
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Managers, useClass: IdentityManagers },
    { provide: Subscribers, useClass: PostgresSubscribers },
  ],
})
export class SupportModule {}
