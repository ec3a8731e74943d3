import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

@KeepsPersonalData()
@Injectable()
export class SupportPersonalData extends TableData {
  readonly context = 'support';
  readonly columns = {
    'support.contact_message': ['name', 'email', 'message', 'booking_reference'],
    'support.subscriber': ['email'],
    'support.conversation': ['visitor_name', 'visitor_email'],
    'support.conversation_message': ['author_name', 'text'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'support.contact_message', keptFor: 'P3Y', job: 'support.purge-contact-messages' },
    { table: 'support.conversation', keptFor: 'P3Y', job: 'support.purge-conversations' },
    { table: 'support.conversation_message', keptFor: 'P3Y', job: 'support.purge-conversations' },
    { table: 'support.subscriber', keptFor: 'account', job: 'support.purge-subscribers' },
  ];

  async export({ userId, confirmedEmail }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const email = confirmedEmail ?? null;
    return {
      messages: await this.rows(sql`
        select received_at, reason, name, message, booking_reference from support.contact_message
        where lower(email) = lower(${email}) or sender_id = ${userId} order by received_at
      `),
      conversations: await this.rows(sql`
        select c.kind, c.booking_reference, m.author, m.author_name, m.text, m.sent_at
        from support.conversation_message m join support.conversation c on c.id = m.conversation_id
        where m.author_id = ${userId} or ((c.customer_id = ${userId} or lower(c.visitor_email) = lower(${email}))
          and 'customer' in (m.author, m.recipient))
        order by m.sent_at
      `),
      newsletter: await this.rows(sql`
        select state, language, asked_at from support.subscriber where lower(email::text) = lower(${email})
      `),
    };
  }

  async erase({ userId, confirmedEmail }: DataSubject): Promise<void> {
    const email = confirmedEmail ?? null;
    await this.run(
      sql`
        update support.contact_message set name = '', email = '', message = ''
        where lower(email) = lower(${email}) or sender_id = ${userId}
      `,
      sql`
        update support.conversation_message m set author_name = '', text = ''
        from support.conversation c where c.id = m.conversation_id
          and (m.author_id = ${userId} or (m.author = 'customer' and lower(c.visitor_email) = lower(${email})))
      `,
      sql`
        update support.conversation set visitor_name = null, visitor_email = null
        where kind <> 'booking' and (customer_id = ${userId} or lower(visitor_email) = lower(${email}))
      `,
      sql`
        delete from support.subscription_token
        where subscriber_id in (select id from support.subscriber where lower(email::text) = lower(${email}))
      `,
      sql`delete from support.subscriber where lower(email::text) = lower(${email})`,
    );
  }
}
