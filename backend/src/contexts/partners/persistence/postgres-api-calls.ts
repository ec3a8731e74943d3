import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { type ApiCall, ApiCalls } from '../domain/api-calls.js';

@Injectable()
export class PostgresApiCalls extends ApiCalls {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async add(calls: readonly ApiCall[]): Promise<void> {
    const rows = calls.map(({ id, at, keyId, partnerId, method, route, status, durationMs, requestId }) => ({
      ...{ id, at, method, route, status },
      key_id: keyId,
      partner_id: partnerId,
      duration_ms: durationMs,
      request_id: requestId,
    }));
    await sql`
      with calls as (
        insert into partners.api_call (id, at, key_id, partner_id, method, route, status, duration_ms, request_id)
        select id, at, key_id, partner_id, method, route, status, duration_ms, request_id
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as call (id uuid, at timestamptz, key_id uuid,
          partner_id uuid, method text, route text, status integer, duration_ms integer, request_id text)
        returning key_id, at)
      update partners.api_key used set last_used_at = greatest(used.last_used_at, latest.at)
      from (select key_id, max(at) as at from calls group by key_id) latest where used.id = latest.key_id
    `.execute(this.entities.fork().getKysely());
  }

  async deleteBefore(instant: Date): Promise<void> {
    await sql`delete from partners.api_call where at < ${instant}`.execute(this.entities.getKysely());
  }
}
