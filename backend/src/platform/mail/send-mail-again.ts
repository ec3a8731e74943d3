import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { DomainError } from '../../shared-kernel/building-blocks/domain-error.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { NotFound } from '../http/http-problems.js';

export class MailStillWaits extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'MAIL_STILL_WAITS';
}

/** Writes a mail with the same content to the same address. Throws NotFound, or MailStillWaits. Answers its id. */
export class SendMailAgain extends Command<string> {
  constructor(
    readonly mailId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ mailId, actor }: SendMailAgain): Promise<string> {
    actor.mustBeAllowed('mail.resend');
    const database = this.entities.getKysely();
    const { rows } = await sql<{ status: string }>`
      select status from platform.mail where id = ${mailId} for update
    `.execute(database);
    const [mail] = rows;
    if (!mail) throw new NotFound();
    if (mail.status === 'waiting' || mail.status === 'sending') throw new MailStillWaits({ mail: mailId });
    const copy = this.ids.uuid();
    const now = this.clock.now();
    await sql`
      insert into platform.mail
        (id, dedupe_key, kind, recipient, language, subject, html, text, reply_to, unsubscribe_url, confidential,
         written_at, next_attempt_at, copy_of)
      select ${copy}, ${`again:${copy}`}, kind, recipient, language, subject, html, text, reply_to, unsubscribe_url,
             confidential, ${now}, ${now}, id
      from platform.mail where id = ${mailId}
    `.execute(database);
    await sql`
      insert into platform.mail_attachment (mail_id, position, name, content_type, content, stored_path)
      select ${copy}, position, name, content_type, content, stored_path
      from platform.mail_attachment where mail_id = ${mailId}
    `.execute(database);
    await sql`select pg_notify('mail', '')`.execute(database);
    await this.audit.note(actor, { type: 'mail', id: mailId }, null, { sentAgainAs: copy });
    return copy;
  }
}
