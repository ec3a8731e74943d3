import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  type DataSubject,
  KeepsPersonalData,
  type OpenMatter,
  type PersonalDocument,
  type Retention,
} from '../../../platform/personal-data/personal-data.js';
import { MOST_TOLD, TableData } from '../../../platform/personal-data/table-data.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { Booking } from '../domain/booking.js';
import { Order } from '../domain/order.js';

const ownedBy = ({ userId, confirmedEmail }: DataSubject) => sql`
  (o.user_id = ${userId} or (o.user_id is null and lower(o.customer ->> 'email') = lower(${confirmedEmail ?? null})))
`;

/** Of the latest bookings: a job has two minutes. */
const MOST_VOUCHERS = 100;
const NOBODY = JSON.stringify({ name: '', phone: '', email: '' });

/** The name and the company of who paid stay with the order: the law asks for them on its invoice. */
@KeepsPersonalData()
@Injectable()
export class BookingPersonalData extends TableData {
  readonly context = 'booking';

  constructor(
    private readonly manager: EntityManager,
    private readonly bookingDocuments: BookingDocuments,
  ) {
    super(manager);
  }

  readonly columns = {
    'booking.sales_order': [
      'customer',
      'passenger_relation',
      'passenger',
      'special_requirements',
      'billing',
      'gift_card_items',
    ],
    'booking.booking': [
      'client',
      'additional_customers',
      'service',
      'special_requirements',
      'guide_name',
      'guide_contact',
      'announced_guides',
      'cancellation',
    ],
    'booking.cart': ['items', 'promo_code', 'gift_card_items'],
  };
  readonly retention: readonly Retention[] = [
    { table: 'booking.cart', keptFor: 'P30D', job: 'booking.complete-bookings' },
    { table: 'booking.sales_order', keptFor: 'law' },
    { table: 'booking.booking', keptFor: 'law' },
  ];

  async export({ userId, confirmedEmail }: DataSubject): Promise<Readonly<Record<string, unknown>>> {
    return {
      orders: await this.rows(sql`
        select reference, status, placed_at, currency, total, customer, passenger, passenger_relation, billing,
               special_requirements, gift_card_items
        from booking.sales_order o where ${ownedBy({ userId, confirmedEmail })} order by placed_at
      `),
      bookings: await this.rows(sql`
        select b.reference, b.service, b.starts_at, b.time_zone, b.status, b.travellers, b.client, b.additional_customers, b.special_requirements, b.cancellation
        from booking.booking b join booking.sales_order o on o.id = b.order_id
        where ${ownedBy({ userId, confirmedEmail })} order by b.starts_at
      `),
    };
  }

  async erase({ userId, confirmedEmail }: DataSubject): Promise<void> {
    const person = { userId, confirmedEmail };
    await this.run(
      sql`delete from booking.cart where owner_id = ${userId}`,
      sql`
        update booking.booking b set client = ${NOBODY}::jsonb, additional_customers = '[]', special_requirements = null,
               service = case when b.service ->> 'kind' = 'quote' then b.service || '{"destination": null, "flightNumber": null}' else b.service end,
               cancellation = case when cancellation is not null then cancellation || '{"reason": null}' end
        from booking.sales_order o where o.id = b.order_id and ${ownedBy(person)}
      `,
      sql`
        update booking.sales_order o
        set customer = customer || '{"email": "", "phoneNumber": ""}', passenger = null, passenger_relation = null,
            special_requirements = null,
            gift_card_items = (
              select coalesce(jsonb_agg(item || '{"from": "", "recipient": null, "message": null}'), '[]')
              from jsonb_array_elements(gift_card_items) item)
        where ${ownedBy(person)}
      `,
    );
  }

  /** The vouchers of what was paid, each in the language of its order. */
  override async documents({ userId, confirmedEmail }: DataSubject): Promise<readonly PersonalDocument[]> {
    const { rows } = await sql<{ id: string; orderId: string }>`
      select b.id, b.order_id as "orderId" from booking.booking b join booking.sales_order o on o.id = b.order_id
      where ${ownedBy({ userId, confirmedEmail })} and b.status in ('pending', 'completed')
      order by b.starts_at desc limit ${MOST_VOUCHERS}
    `.execute(this.manager.getKysely());
    const documents: PersonalDocument[] = [];
    for (const { id, orderId } of rows) {
      const booking = await this.manager.findOneOrFail(Booking, { id });
      const order = await this.manager.findOneOrFail(Order, { id: orderId });
      const { name, bytes } = await this.bookingDocuments.voucher(booking, order, 'own');
      documents.push({ name: `vouchers/${name}`, bytes });
    }
    return documents;
  }

  override openMatters({ userId, confirmedEmail }: DataSubject): Promise<readonly OpenMatter[]> {
    return this.matters(
      'booking-to-come',
      sql`
        select b.reference, b.service -> 'name' as name, b.service -> 'cityName' as place, b.starts_at as "startsAt",
               b.time_zone as "timeZone"
        from booking.booking b join booking.sales_order o on o.id = b.order_id
        where ${ownedBy({ userId, confirmedEmail })} and b.status in ('waiting-payment', 'pending')
        order by b.starts_at limit ${MOST_TOLD}
      `,
    );
  }
}
