import { Module } from '@nestjs/common';
import { registerProblems } from '../../platform/http/problem-texts.js';
import { AskForNewsletterHandler } from './commands/ask-for-newsletter.js';
import { ConfirmSubscriptionHandler } from './commands/confirm-subscription.js';
import { LeaveNewsletterHandler } from './commands/leave-newsletter.js';
import { SendContactMessageHandler } from './commands/send-contact-message.js';
import { ContactMessages } from './domain/contact-messages.js';
import { Subscribers } from './domain/subscribers.js';
import { ContactController } from './http/contact.controller.js';
import { NewsletterController } from './http/newsletter.controller.js';
import { supportProblems } from './http/support.problems.js';
import { SupportForms } from './http/support-forms.js';
import { PurgeContactMessages } from './jobs/purge-contact-messages.job.js';
import { PurgeSubscribers } from './jobs/purge-subscribers.job.js';
import { SupportMails } from './mail/support-mails.js';
import { PostgresContactMessages } from './persistence/postgres-contact-messages.js';
import { PostgresSubscribers } from './persistence/postgres-subscribers.js';
import { SupportPersonalData } from './persistence/support-personal-data.js';
import { FindSubscriptionLinkHandler } from './queries/find-subscription-link.js';

registerProblems(supportProblems);

@Module({
  controllers: [ContactController, NewsletterController],
  providers: [
    SupportPersonalData,
    SendContactMessageHandler,
    AskForNewsletterHandler,
    ConfirmSubscriptionHandler,
    LeaveNewsletterHandler,
    FindSubscriptionLinkHandler,
    SupportMails,
    SupportForms,
    PurgeContactMessages,
    PurgeSubscribers,
    { provide: ContactMessages, useClass: PostgresContactMessages },
    { provide: Subscribers, useClass: PostgresSubscribers },
  ],
})
export class SupportModule {}
