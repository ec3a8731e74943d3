import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { PromoCode, type PromoCodeTerms } from '../domain/promo-code.js';

export interface SeededPersonalCode {
  readonly code: string;
  readonly ownerId: string;
}

/** Days are counted from today. */
export interface SeededCampaign extends Pick<PromoCodeTerms, 'percent' | 'mostUses' | 'minimum'> {
  readonly code: string;
  readonly startsInDays: number;
  readonly endsInDays: number | null;
}

const DAY_MS = 86_400_000;

/** Writes promo codes in the running transaction, and tells nobody. What is there stays. */
@Injectable()
export class PromoCodeSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async write(personal: readonly SeededPersonalCode[], campaigns: readonly SeededCampaign[]): Promise<void> {
    const now = this.clock.now();
    const inDays = (days: number): Date => new Date(now.getTime() + days * DAY_MS);
    const codes = [
      ...personal.map((each) => PromoCode.personal({ id: this.ids.uuid(), ...each }, now)),
      ...campaigns.map(({ code, percent, mostUses, minimum, startsInDays, endsInDays }) => {
        const endsAt = endsInDays === null ? null : inDays(endsInDays);
        const terms = { percent, mostUses, minimum, startsAt: inDays(startsInDays), endsAt };
        return PromoCode.campaign({ id: this.ids.uuid(), code, terms }, now);
      }),
    ];
    for (const { id, code, kind, ownerId, percent, startsAt, endsAt, mostUses, minimum, createdAt } of codes)
      await sql`
        insert into promotions.promo_code
          (id, code, kind, owner_id, percent, starts_at, ends_at, most_uses, uses_taken, minimum, created_at)
        values (${id}, ${code}, ${kind}, ${ownerId}, ${percent}, ${startsAt}, ${endsAt}, ${mostUses}, 0,
                ${minimum && JSON.stringify(minimum)}::jsonb, ${createdAt})
        on conflict do nothing
      `.execute(this.entities.getKysely());
  }
}
