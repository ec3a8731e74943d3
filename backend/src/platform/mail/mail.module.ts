import { Global, Module } from '@nestjs/common';
import { Config } from '../config.js';
import { registerProblems } from '../http/problem-texts.js';
import { ForgetMails } from './forget-mails.job.js';
import { MailChoices } from './mail-choices.js';
import { MailLoop } from './mail-loop.js';
import { MailRows } from './mail-rows.js';
import { FindMails } from './find-mails.js';
import { MailSender } from './mail-sender.js';
import { mailProblems } from './mail.problems.js';
import { MailSearch } from './mail-search.js';
import { MailjetEventsController } from './mailjet-events.controller.js';
import { MailsController } from './mails.controller.js';
import { NoteMailReturnHandler } from './note-mail-return.js';
import { SendMailAgainHandler } from './send-mail-again.js';
import { Mailbox } from './mailbox.js';
import { MailboxController } from './mailbox.controller.js';
import { MailboxPageController } from './mailbox-page.controller.js';
import { Mailer } from './mailer.js';
import { MailboxTransport, MailTransport } from './mail-transport.js';
import { OldMails } from './old-mails.js';
import { OutgoingMailer } from './outgoing-mailer.js';

registerProblems(mailProblems);

/**
 * {@link Mailer} writes mails in the running transaction, and a worker sends them. The mailbox answers 404 in
 * production.
 */
@Global()
@Module({
  controllers: [MailboxController, MailboxPageController, MailsController, MailjetEventsController],
  providers: [
    { provide: Mailer, useClass: OutgoingMailer },
    { provide: MailTransport, inject: [Config], useFactory: transportFor },
    MailChoices,
    MailRows,
    MailSender,
    MailLoop,
    Mailbox,
    OldMails,
    ForgetMails,
    FindMails,
    MailSearch,
    SendMailAgainHandler,
    NoteMailReturnHandler,
  ],
  exports: [Mailer, MailChoices, MailSender, OldMails],
})
export class MailModule {}

/** Loads Mailjet's library only if it is used. */
async function transportFor(config: Config): Promise<MailTransport> {
  const { MAILJET_API_KEY: key, MAILJET_API_SECRET: secret } = config;
  if (!key || !secret) return new MailboxTransport();
  const { MailjetTransport } = await import('./mailjet-transport.js');
  return new MailjetTransport({ key, secret, from: config.MAIL_FROM, apiUrl: config.MAILJET_API_URL });
}
