import { Module } from '@nestjs/common';
import { registerPersonalPages } from '../../platform/ssr/personal-pages.js';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AskForNewsletterHandler } from './commands/ask-for-newsletter.js';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription.js';
import { LeaveNewsletterHandler } from './commands/leave-newsletter.js';
import { SendManagerMessageHandler } from './commands/send-manager-message.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { ContactMessages } from './domain/contact-messages.js';
import { Managers } from './domain/managers.js';
import { Subscribers } from './domain/subscribers.js';
import { IdentityManagers } from './gateways/identity-managers.js';
import { ContactController } from './http/contact.controller.js';
import { ManagerController } from './http/manager.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { supportProblems } from './http/support.problems.js';
import { SupportForms } from './http/support-forms.js';
import { PurgeContactMessages } from './jobs/purge-contact-messages.job.js';
import { PurgeSubscribers } from './jobs/purge-subscribers.job.js';
import { SupportMails } from './mail/support-mails.js';
import { PostgresContactMessages } from './persistence/postgres-contact-messages.js';
import { PostgresSubscribers } from './persistence/postgres-subscribers.js';
import { SupportPersonalData } from './persistence/support-personal-data.js';
import { FindMyManagerViewHandler } from './queries/find-my-manager-view.js';
import { FindSubscriptionLinkHandler } from './queries/find-subscription-link.js';

registerProblems(supportProblems);
registerPersonalPages('contact-pro');

@Module({
  controllers: [ContactController, ManagerController, NewsletterController],
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
    SupportForms,
    PurgeContactMessages,
    PurgeSubscribers,
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Managers, useClass: IdentityManagers },
    { provide: Subscribers, useClass: PostgresSubscribers },
  ],
})
export class SupportModule {}
