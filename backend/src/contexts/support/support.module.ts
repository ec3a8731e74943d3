import { Module } from '@nestjs/common';
import { BookingModule } from '../booking/booking.module.js';
import { GuideMissionsModule } from '../guide-missions/guide-missions.module.js';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AnswerConversationHandler } from './commands/answer-conversation.js';
import { AskForNewsletterHandler } from './commands/ask-for-newsletter.js';
import { ChangeTeamHoursHandler } from './commands/change-team-hours.js';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription.js';
import { HandOverConversationHandler } from './commands/hand-over-conversation.js';
import { LeaveNewsletterHandler } from './commands/leave-newsletter.js';
import { MailTranscriptHandler } from './commands/mail-transcript.js';
import { ReadChatHandler } from './commands/read-chat.js';
import { ReadConversationHandler } from './commands/read-conversation.js';
import { ReadForTeamHandler } from './commands/read-for-team.js';
import { RemoveCannedAnswerHandler } from './commands/remove-canned-answer.js';
import { SaveCannedAnswerHandler } from './commands/save-canned-answer.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { SendManagerMessageHandler } from './commands/send-manager-message.js';
import { SettleConversationHandler } from './commands/settle-conversation.js';
import { WriteInChatHandler } from './commands/write-in-chat.js';
import { WriteToBookingHandler } from './commands/write-to-booking.js';
import { BookedVisits } from './domain/booked-visits.js';
import { CannedAnswers } from './domain/canned-answers.js';
import { ChatLinks } from './domain/chat-links.js';
import { ContactMessages } from './domain/contact-messages.js';
import { Conversations } from './domain/conversations.js';
import { Correspondents } from './domain/correspondents.js';
import { Managers } from './domain/managers.js';
import { Subscribers } from './domain/subscribers.js';
import { TeamHoursStore } from './domain/team-hours.js';
import { BookingBookedVisits } from './gateways/booking-booked-visits.js';
import { IdentityCorrespondents } from './gateways/identity-correspondents.js';
import { IdentityManagers } from './gateways/identity-managers.js';
import { SignedChatLinks } from './gateways/signed-chat-links.js';
import { ChatController } from './http/chat.controller.js';
import { ChatSettingsController } from './http/chat-settings.controller.js';
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
import { PostgresCannedAnswers } from './persistence/postgres-canned-answers.js';
import { PostgresContactMessages } from './persistence/postgres-contact-messages.js';
import { PostgresConversations } from './persistence/postgres-conversations.js';
import { PostgresSubscribers } from './persistence/postgres-subscribers.js';
import { PostgresTeamHours } from './persistence/postgres-team-hours.js';
import { SupportPersonalData } from './persistence/support-personal-data.js';
import { ConversationParties } from './processes/conversation-parties.js';
import { LetterFiling } from './processes/letter-filing.js';
import { MessageSending } from './processes/message-sending.js';
import { ChatAccess } from './queries/chat-access.js';
import { FindChatSettingsHandler } from './queries/chat-settings.js';
import { ChatSeeding } from './seeding/chat-seeding.js';
import { ConversationAccess } from './queries/conversation-access.js';
import { ConversationMessages } from './queries/conversation-messages.js';
import { ConversationSearch } from './queries/conversation-search.js';
import { FindChatHandler } from './queries/find-chat.js';
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
    ChatController,
    ChatSettingsController,
    ContactController,
    ConversationAdministrationController,
    ConversationsController,
    ManagerController,
    NewsletterController,
  ],
  providers: [
    AnswerConversationHandler,
    ChangeTeamHoursHandler,
    ChatAccess,
    ChatSeeding,
    ConversationMessages,
    ConversationParties,
    FindChatHandler,
    FindChatSettingsHandler,
    LetterFiling,
    MailTranscriptHandler,
    ReadChatHandler,
    ReadForTeamHandler,
    RemoveCannedAnswerHandler,
    SaveCannedAnswerHandler,
    WriteInChatHandler,
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
    { provide: CannedAnswers, useClass: PostgresCannedAnswers },
    { provide: ChatLinks, useClass: SignedChatLinks },
    { provide: Conversations, useClass: PostgresConversations },
    { provide: Correspondents, useClass: IdentityCorrespondents },
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Managers, useClass: IdentityManagers },
    { provide: Subscribers, useClass: PostgresSubscribers },
    { provide: TeamHoursStore, useClass: PostgresTeamHours },
  ],
})
export class SupportModule {}
