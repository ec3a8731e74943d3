import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type NewPartnerBooking, type PartnerBooking, PartnerBookings } from '../domain/partner-booking.js';
import { PartnerBookingUnknown } from '../domain/partner.errors.js';

const COLUMNS = sql<PartnerBooking>`
  id, partner_id as "partnerId", uuid, order_id as "orderId", reseller_reference as "resellerReference", notes, contact,
  unit_items as "unitItems", guide_language as "guideLanguage", meeting_point as "meetingPoint", terms_kind as "termsKind",
  percent, settled_share::int as "settledShare", settlements, created_at as "createdAt", updated_at as "updatedAt"
`;

@Injectable()
export class PostgresPartnerBookings extends PartnerBookings {
  constructor(
    private readonly entities: EntityManager,
    private readonly clock: Clock,
  ) {
    super();
  }

  async add(booking: NewPartnerBooking): Promise<boolean> {
    const { id, partnerId, uuid, resellerReference, notes, contact, unitItems, guideLanguage, meetingPoint } = booking;
    const { rows } = await sql`
      insert into partners.partner_booking (id, partner_id, uuid, reseller_reference, notes, contact, unit_items,
        guide_language, meeting_point, terms_kind, percent, created_at, updated_at)
      values (${id}, ${partnerId}, ${uuid}, ${resellerReference}, ${notes}, ${JSON.stringify(contact)}::jsonb,
        ${JSON.stringify(unitItems)}::jsonb, ${guideLanguage}, ${meetingPoint}, ${booking.termsKind}, ${booking.percent},
        ${booking.createdAt}, ${booking.createdAt})
      on conflict (partner_id, uuid) do nothing returning id
    `.execute(this.database);
    return rows.length > 0;
  }

  find(partnerId: string, uuid: string): Promise<PartnerBooking | undefined> {
    return this.first(sql`partner_id = ${partnerId} and uuid = ${uuid}`);
  }

  async getForChange(partnerId: string, uuid: string): Promise<PartnerBooking> {
    const booking = await this.first(sql`partner_id = ${partnerId} and uuid = ${uuid} for update`);
    if (!booking) throw new PartnerBookingUnknown({ uuid });
    return booking;
  }

  findOfOrderForChange(orderId: string): Promise<PartnerBooking | undefined> {
    return this.first(sql`order_id = ${orderId} for update`);
  }

  async save(booking: PartnerBooking): Promise<void> {
    const { id, resellerReference, notes, contact, unitItems, guideLanguage, meetingPoint } = booking;
    await sql`
      update partners.partner_booking set reseller_reference = ${resellerReference}, notes = ${notes},
        contact = ${JSON.stringify(contact)}::jsonb, unit_items = ${JSON.stringify(unitItems)}::jsonb,
        guide_language = ${guideLanguage}, meeting_point = ${meetingPoint}, settled_share = ${booking.settledShare},
        settlements = ${booking.settlements}, updated_at = ${this.clock.now()}
      where id = ${id}
    `.execute(this.database);
  }

  async setOrder(id: string, orderId: string): Promise<void> {
    await sql`update partners.partner_booking set order_id = ${orderId} where id = ${id}`.execute(this.database);
  }

  findByReference(
    partnerId: string,
    { reseller, order }: { readonly reseller?: string; readonly order?: readonly string[] },
  ): Promise<readonly PartnerBooking[]> {
    const wanted = [
      ...(reseller === undefined ? [] : [sql`reseller_reference = ${reseller}`]),
      ...(order === undefined ? [] : [sql`order_id = any(${[...order]}::uuid[])`]),
    ];
    return this.all(
      sql`partner_id = ${partnerId} and ${sql.join(wanted, sql` and `)} order by created_at, id limit 100`,
    );
  }

  private async first(where: RawBuilder<unknown>): Promise<PartnerBooking | undefined> {
    return (await this.all(where))[0];
  }

  private async all(where: RawBuilder<unknown>): Promise<readonly PartnerBooking[]> {
    const { rows } = await sql<PartnerBooking>`
      select ${COLUMNS} from partners.partner_booking where ${where}
    `.execute(this.database);
    // The writing connection reads instants as texts.
    return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt), updatedAt: new Date(row.updatedAt) }));
  }

  private get database() {
    return (this.entities.isInTransaction() ? this.entities : this.entities.fork()).getKysely();
  }
}
