import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { NotFound } from '../http/http-problems.js';
import { beginningWith, findPage } from '../lists/find-page.js';
import { ReadDb } from '../persistence/read-db.js';
import { MAIL_COLUMNS, MailRecord, MailsPage } from './mail-views.js';
import type { MailsRequest, MailState } from './mails.requests.js';

/** Conditions that the indexes know. */
const OF_STATE: Readonly<Record<MailState, RawBuilder<unknown>>> = {
  waiting: sql`m.status in ('waiting', 'sending')`,
  sent: sql`m.status = 'sent' and m.returned_at is null`,
  returned: sql`m.returned_at is not null`,
  failed: sql`m.status = 'dead'`,
};

const ofRecipient = (text: string): RawBuilder<unknown> =>
  sql`lower(m.recipient) like ${beginningWith(text.toLowerCase())}`;

/** The mails that the product wrote. */
@Injectable()
export class FindMails {
  constructor(private readonly db: ReadDb) {}

  async find(request: MailsRequest, actor: Actor): Promise<MailsPage> {
    actor.mustBeAllowed('mail.read');
    const { state, recipient, kind, from, to, query } = request;
    return findPage(this.db, request, {
      select: MAIL_COLUMNS,
      from: sql`platform.mail m`,
      where: [
        state && OF_STATE[state],
        recipient ? ofRecipient(recipient) : undefined,
        query ? ofRecipient(query) : undefined,
        kind === undefined ? undefined : sql`m.kind = ${kind}`,
        from === undefined ? undefined : sql`m.written_at >= ${from}`,
        to === undefined ? undefined : sql`m.written_at < ${to}`,
      ],
      sorts: { writtenAt: sql`m.written_at` },
      key: sql`m.id`,
    });
  }

  /** Throws NotFound. */
  async get(id: string, actor: Actor): Promise<MailRecord> {
    actor.mustBeAllowed('mail.read');
    const record = await this.db.first(sql<Omit<MailRecord, 'actions'>>`
      select ${MAIL_COLUMNS}, m.attempts, m.last_error as "lastError", m.copy_of as "copyOf",
        case when not m.confidential then m.text end as text, case when not m.confidential then m.html end as html,
        case when m.returned_at is not null then
          jsonb_build_object('as', m.returned_as, 'at', m.returned_at, 'reason', m.return_reason) end as returned,
        coalesce((select jsonb_agg(a.name order by a.position) from platform.mail_attachment a where a.mail_id = m.id), '[]')
          as attachments,
        coalesce((select jsonb_agg(c.id order by c.written_at desc) from platform.mail c where c.copy_of = m.id), '[]')
          as copies
      from platform.mail m where m.id = ${id}
    `);
    if (!record) throw new NotFound();
    const maySendAgain = record.state !== 'waiting' && actor.can('mail.resend');
    return { ...record, actions: maySendAgain ? ['send-again'] : [] };
  }
}
