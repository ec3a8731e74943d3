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
  };
  readonly retention: readonly Retention[] = [
    { table: 'support.contact_message', keptFor: 'P3Y', job: 'support.purge-contact-messages' },
    { table: 'support.subscriber', keptFor: 'account', job: 'support.purge-subscribers' },
  ];

  async export({ userId, confirmedEmail }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    const email = confirmedEmail ?? null;
    return {
      messages: await this.rows(sql`
        select received_at, reason, name, message, booking_reference from support.contact_message
        where lower(email) = lower(${email}) or sender_id = ${userId} order by received_at
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
        delete from support.subscription_token
        where subscriber_id in (select id from support.subscriber where lower(email::text) = lower(${email}))
      `,
      sql`delete from support.subscriber where lower(email::text) = lower(${email})`,
    );
  }
}
