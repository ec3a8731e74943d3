import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { FileStore, type StoredFile } from '../files/file-store.js';
import { ReadDb } from '../persistence/read-db.js';

export class MailboxAttachment {
  @ApiProperty({ example: 'voucher-BK-4F8T2W.pdf' }) name!: string;
  @ApiProperty({ example: 'application/pdf' }) contentType!: string;
  @ApiProperty() url!: string;
}

export class MailboxMail {
  @ApiProperty() id!: string;
  @ApiProperty() to!: string;
  @ApiProperty({ type: String, nullable: true, description: 'Where an answer goes, if not to the company.' })
  replyTo!: string | null;
  @ApiProperty() subject!: string;
  @ApiProperty({ example: 'booking.confirmed' }) kind!: string;
  @ApiProperty({ example: 'ja_JP' }) language!: string;
  @ApiProperty({ type: String, format: 'date-time' }) sentAt!: Date;
  @ApiProperty() html!: string;
  @ApiProperty() text!: string;
  @ApiProperty({ type: [MailboxAttachment] }) attachments!: MailboxAttachment[];
}

interface AttachmentRow {
  readonly content_type: string;
  readonly content: Buffer | null;
  readonly stored_path: string | null;
}

const MOST = 100;

const columns = sql`
  m.id, m.recipient "to", m.reply_to "replyTo", m.subject, m.kind, m.language, m.sent_at "sentAt", m.html, m.text,
  coalesce((
    select jsonb_agg(jsonb_build_object(
      'name', a.name, 'contentType', a.content_type, 'url', '/api/dev/mailbox/' || m.id || '/attachments/' || a.position
    ) order by a.position)
    from platform.mail_attachment a where a.mail_id = m.id
  ), '[]') attachments
`;

/** The sent mails: the mailbox of the demonstration. */
@Injectable()
export class Mailbox {
  constructor(
    private readonly database: ReadDb,
    private readonly files: FileStore,
  ) {}

  /** The newest mails first, at most a hundred; those to one address if `to` is given. */
  async mails(to?: string): Promise<MailboxMail[]> {
    const ofOne = to ? sql`and lower(m.recipient) = lower(${to})` : sql``;
    return this.database.rows(sql<MailboxMail>`
      select ${columns} from platform.mail m where m.status = 'sent' ${ofOne} order by m.written_at desc, m.id desc limit ${MOST}
    `);
  }

  async mail(id: string): Promise<MailboxMail | undefined> {
    return this.database.first(
      sql<MailboxMail>`select ${columns} from platform.mail m where m.id = ${id} and m.status = 'sent'`,
    );
  }

  async attachment(mailId: string, position: number): Promise<StoredFile | undefined> {
    const row = await this.database.first(sql<AttachmentRow>`
      select content_type, content, stored_path from platform.mail_attachment where mail_id = ${mailId} and position = ${position}
    `);
    if (!row) return undefined;
    const bytes = row.content ?? (await this.files.get(row.stored_path ?? '')).bytes;
    return { bytes, contentType: row.content_type };
  }
}
