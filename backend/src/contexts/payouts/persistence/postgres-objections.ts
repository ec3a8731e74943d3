import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { ContestedPayout, Objection } from '../domain/objection.js';
import { Objections } from '../domain/objections.js';
import { CorrectionImpossible, ObjectionAnswered, ObjectionUnknown } from '../domain/payout.errors.js';

/** Positions of corrections: far behind those of the lines that the mission has, or gets by refunds. */
const FIRST_CORRECTION = 1000;

const OBJECTION = sql.raw(
  `o.id, o.payout_id as "payoutId", o.guide_id as "guideId", o.text, o.raised_at as "raisedAt"`,
);

@Injectable()
export class PostgresObjections extends Objections {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findPayout(payoutId: string, guideId: string): Promise<ContestedPayout | undefined> {
    const [payout] = await this.run<ContestedPayout>(sql`
      select month, state, exists (select from payouts.objection o where o.payout_id = p.id and o.answer is null) as "hasOpenObjection"
      from payouts.payout p where id = ${payoutId} and guide_id = ${guideId} for update
    `);
    return payout;
  }

  async add({ id, payoutId, guideId, text, raisedAt }: Objection): Promise<void> {
    await this.run(sql`
      insert into payouts.objection (id, payout_id, guide_id, text, raised_at)
      values (${id}, ${payoutId}, ${guideId}, ${text}, ${raisedAt})
    `);
  }

  async answer(
    objectionId: string,
    { text, by, at }: { readonly text: string; readonly by: string; readonly at: Date },
  ): Promise<Objection> {
    const [answered] = await this.run<Objection>(sql`
      update payouts.objection o set answer = ${text}, answered_by = ${by}, answered_at = ${at}
      where o.id = ${objectionId} and o.answer is null returning ${OBJECTION}
    `);
    if (answered) return answered;
    if (await this.find(objectionId)) throw new ObjectionAnswered();
    throw new ObjectionUnknown({ objection: objectionId });
  }

  async correct({ payoutId }: Objection, missionId: string, amount: number): Promise<void> {
    const added = await this.run(sql`
      insert into payouts.earned_line (mission_id, position, guide_id, currency, local_date, kind, amount, is_held, payout_id)
      select m.mission_id, (select greatest(${FIRST_CORRECTION}, max(l.position) + 1) from payouts.earned_line l where l.mission_id = m.mission_id),
             p.guide_id, p.currency, m.local_date, 'correction', ${amount}::bigint, false, p.id
      from payouts.payout p join payouts.earned_mission m on m.mission_id = ${missionId} and m.guide_id = p.guide_id
      where p.id = ${payoutId} and ${amount}::bigint <> 0 and p.amount + ${amount}::bigint > 0
        and exists (select from payouts.earned_line l where l.mission_id = m.mission_id and l.payout_id = p.id)
      returning payout_id
    `);
    if (added.length === 0) throw new CorrectionImpossible();
    await this.run(sql`update payouts.payout set amount = amount + ${amount}::bigint where id = ${payoutId}`);
  }

  async find(objectionId: string): Promise<(Objection & { readonly answer: string | null }) | undefined> {
    const [found] = await this.run<Objection & { answer: string | null }>(sql`
      select ${OBJECTION}, o.answer from payouts.objection o where o.id = ${objectionId}
    `);
    return found;
  }

  private async run<Row>(statement: RawBuilder<Row>): Promise<readonly Row[]> {
    return (await statement.execute(this.entities.getKysely())).rows;
  }
}
