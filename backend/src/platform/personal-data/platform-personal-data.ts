import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { StoredFiles } from '../files/stored-files.js';
import { type DataSubject, KeepsPersonalData, type Retention } from './personal-data.js';
import { TableData } from './table-data.js';

/**
 * Mails and files. The audit trail holds ids and withholds texts; it is never changed. What jobs and messages hold is
 * gone after days.
 */
@KeepsPersonalData()
@Injectable()
export class PlatformPersonalData extends TableData {
  readonly context = 'mails-and-files';
  readonly columns = {
    'platform.mail': [
      'recipient',
      'subject',
      'html',
      'text',
      'reply_to',
      'unsubscribe_url',
      'return_reason',
      'last_error',
    ],
    'platform.mail_attachment': ['name', 'stored_path'],
    'platform.stored_file': ['path', 'claimed_by'],
    'platform.calendar_feed': ['key'],
    'platform.idempotent_answer': ['scope', 'body'],
    'platform.audit_record': ['actor_id', 'content'],
    'platform.outbox': ['payload'],
    'platform.failed_message': ['payload', 'error'],
    'platform.scheduled_job': ['key', 'payload', 'last_error'],
    'platform.rate_limit': ['key'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'platform.mail', keptFor: 'P3Y', job: 'platform.forget-mails' },
    { table: 'platform.mail_attachment', keptFor: 'P3Y', job: 'platform.forget-mails' },
    { table: 'platform.calendar_feed', keptFor: 'account' },
    { table: 'platform.stored_file', keptFor: 'account', job: 'platform.remove-unused-files' },
  ];

  constructor(
    entities: EntityManager,
    private readonly files: StoredFiles,
  ) {
    super(entities);
  }

  async export({ userId, confirmedEmail }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      mails: await this.rows(sql`
        select kind, subject, text, written_at from platform.mail
        where lower(recipient) = lower(${confirmedEmail ?? null}) order by written_at
      `),
      calendarFeed: await this.rows(sql`select made_at from platform.calendar_feed where user_id = ${userId}`),
      files: await this.rows(sql`
        select path, content_type, bytes from platform.stored_file where owner_id = ${userId} order by path
      `),
    };
  }

  /** Mails were sent: what they said stays for as long as a dispute may need it. */
  async erase({ userId }: DataSubject): Promise<void> {
    await this.files.giveUpAllOf(userId);
    await this.run(sql`delete from platform.calendar_feed where user_id = ${userId}`);
    await this.run(sql`delete from platform.idempotent_answer where scope like ${`${userId} %`}`);
  }
}
