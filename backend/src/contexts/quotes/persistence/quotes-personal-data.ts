import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

const ownedBy = ({ userId, confirmedEmail }: DataSubject) => sql`
  (user_id = ${userId} or (user_id is null and lower(enquirer ->> 'email') = lower(${confirmedEmail ?? null})))
`;

const NOBODY = JSON.stringify({ customerName: '', phoneNumber: '', email: '' });

@KeepsPersonalData()
@Injectable()
export class QuotesPersonalData extends TableData {
  readonly context = 'quotes';
  readonly columns = {
    'quotes.quote': ['enquirer', 'wishes', 'messages', 'decline_reason', 'offers'],
  };
  readonly retention: readonly Retention[] = [{ table: 'quotes.quote', keptFor: 'P3Y', job: 'quotes.purge-quotes' }];

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      quotes: await this.rows(sql`
        select reference, type, state, requested_at, enquirer, wishes, messages, offers, accepted_version,
               decline_reason
        from quotes.quote where ${ownedBy(person)} order by requested_at
      `),
    };
  }

  /** What was asked for in numbers stays for the figures; an open request ends. */
  async erase(person: DataSubject): Promise<void> {
    await this.run(sql`
      update quotes.quote
      set enquirer = ${NOBODY}::jsonb, messages = '[]', decline_reason = null,
          wishes = jsonb_build_object('selectedTravelers', wishes -> 'selectedTravelers'),
          offers = (select coalesce(jsonb_agg(offer - 'note'), '[]') from jsonb_array_elements(offers) offer),
          state = case when state in ('new', 'in-work', 'offered') then 'declined' else state end
      where ${ownedBy(person)}
    `);
  }
}
