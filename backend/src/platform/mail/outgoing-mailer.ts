import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { companyNumbersOf } from '../company-numbers.js';
import { Config } from '../config.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { MailChoices } from './mail-choices.js';
import { renderMail } from './mail-rendering.js';
import { Mailer, type Attachment, type Mail } from './mailer.js';

/** Writes mails as rows of the running transaction. {@link MailSender} sends them after the commit. */
@Injectable()
export class OutgoingMailer extends Mailer {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly choices: MailChoices,
  ) {
    super();
  }

  async write(written: Mail): Promise<void> {
    const mail = { ...written, subject: oneLine(written.subject) };
    if (await this.isWritten(mail.dedupeKey)) return;
    const choice = await this.choices.choiceOf(mail);
    if (choice === 'refused') return;
    const id = this.ids.uuid();
    const now = this.clock.now();
    const { html, text } = await renderMail(
      { ...mail, isChosen: choice !== undefined },
      {
        publicUrl: this.config.publicUrl,
        postalLine: this.config.POSTAL_LINE,
        companyNumbers: companyNumbersOf(this.config),
      },
    );
    const { rows } = await sql`
      insert into platform.mail
        (id, dedupe_key, kind, recipient, language, subject, html, text, reply_to, unsubscribe_url, written_at, next_attempt_at,
         confidential)
      values (${id}, ${mail.dedupeKey}, ${mail.kind}, ${mail.to}, ${mail.language}, ${mail.subject}, ${html}, ${text},
              ${mail.replyTo ?? null}, ${mail.unsubscribeUrl ?? null}, ${now}, ${now}, ${mail.confidential ?? false})
      on conflict (dedupe_key) do nothing returning id
    `.execute(this.entities.getKysely());
    if (rows.length === 0) return;
    for (const [position, attachment] of (mail.attachments ?? []).entries())
      await this.attach(id, position, attachment);
    await sql`select pg_notify('mail', '')`.execute(this.entities.getKysely());
  }

  private async isWritten(dedupeKey: string): Promise<boolean> {
    const found = await sql`select from platform.mail where dedupe_key = ${dedupeKey}`.execute(
      this.entities.getKysely(),
    );
    return found.rows.length > 0;
  }

  private async attach(mailId: string, position: number, { name, contentType, file }: Attachment): Promise<void> {
    const content = Buffer.isBuffer(file) ? file : null;
    const storedPath = Buffer.isBuffer(file) ? null : file;
    await sql`
      insert into platform.mail_attachment (mail_id, position, name, content_type, content, stored_path)
      values (${mailId}, ${position}, ${name}, ${contentType}, ${content}, ${storedPath})
    `.execute(this.entities.getKysely());
  }
}

/** Subjects may contain what people wrote. A line break in them could begin another header. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
