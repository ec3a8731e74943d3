import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type DataSubject, KeepsPersonalData, type Retention } from '../../../platform/personal-data/personal-data.js';
import { TableData } from '../../../platform/personal-data/table-data.js';

const boughtBy = ({ userId, confirmedEmail }: DataSubject) => sql`
  (buyer_id = ${userId} or (buyer_id is null and lower(buyer_email) = lower(${confirmedEmail ?? null})))
`;

/** Names, addresses and messages of cards tell of people. Balances and movements stay for the accounts. */
@KeepsPersonalData()
@Injectable()
export class GiftCardsPersonalData extends TableData {
  readonly context = 'gift-cards';
  readonly columns = {
    'gift_cards.gift_card': [
      'from_name',
      'recipient_name',
      'recipient_email',
      'message',
      'buyer_name',
      'buyer_email',
      'block_reason',
    ],
  };
  readonly retention: readonly Retention[] = [
    { table: 'gift_cards.gift_card', keptFor: 'law' },
    { table: 'gift_cards.movement', keptFor: 'law' },
  ];

  async export(person: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      giftCards: await this.rows(sql`
        select last4, amount, balance, currency, from_name, recipient_name, recipient_email, message, order_reference,
               issued_at, expires_at
        from gift_cards.gift_card where ${boughtBy(person)} order by issued_at
      `),
      receivedGiftCards: await this.rows(sql`
        select last4, amount, balance, currency, from_name, message, expires_at from gift_cards.gift_card
        where lower(recipient_email) = lower(${person.confirmedEmail ?? null}) order by issued_at
      `),
    };
  }

  /** Who has the code keeps the money: the card works on. */
  async erase(person: DataSubject): Promise<void> {
    await this.run(
      sql`
        update gift_cards.gift_card
        set from_name = '', message = null, buyer_name = '', buyer_email = '', buyer_id = null, version = version + 1
        where ${boughtBy(person)}
      `,
      sql`
        update gift_cards.gift_card set recipient_name = null, recipient_email = null, message = null, version = version + 1
        where lower(recipient_email) = lower(${person.confirmedEmail ?? null})
      `,
    );
  }
}
