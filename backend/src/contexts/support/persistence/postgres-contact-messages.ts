import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { ContactMessages, type KeptMessage } from '../domain/contact-messages.js';

@Injectable()
export class PostgresContactMessages extends ContactMessages {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
  ) {
    super();
  }

  async add(message: KeptMessage, receivedAt: Date): Promise<string> {
    const id = this.ids.uuid();
    await sql`
      insert into support.contact_message
        (id, received_at, sender_type, reason, name, email, booking_reference, message, language,
         sender_id, manager_id)
      values (${id}, ${receivedAt}, ${message.senderType}, ${message.reason}, ${message.name}, ${message.email},
              ${message.bookingReference ?? null}, ${message.message}, ${message.language},
              ${message.senderId ?? null}, ${message.managerId ?? null})
    `.execute(this.entities.getKysely());
    return id;
  }

  async countForWriting(email: string, since: Date): Promise<number> {
    const database = this.entities.getKysely();
    // Without the lock, messages that come at the same time would not count each other.
    await sql`
      select pg_advisory_xact_lock(hashtext('support.contact'), hashtext(${email.toLowerCase()}))
    `.execute(database);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from support.contact_message
      where lower(email) = ${email.toLowerCase()} and received_at > ${since}
    `.execute(database);
    return rows[0]?.count ?? 0;
  }

  async removeReceivedBefore(end: Date): Promise<void> {
    await sql`delete from support.contact_message where received_at < ${end}`.execute(this.entities.getKysely());
  }
}
