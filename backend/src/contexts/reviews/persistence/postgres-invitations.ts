import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Invitations } from '../domain/invitations.js';

@Injectable()
export class PostgresInvitations extends Invitations {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async add({ bookingReference, tourId, invitedAt, reviewUntil }: Parameters<Invitations['add']>[0]): Promise<boolean> {
    const { rows } = await sql`
      insert into reviews.invitation (booking_reference, tour_id, invited_at, review_until)
      values (${bookingReference}, ${tourId}, ${invitedAt}::timestamptz, ${reviewUntil}::timestamptz)
      on conflict (booking_reference) do nothing returning booking_reference
    `.execute(this.entities.getKysely());
    return rows.length > 0;
  }
}
