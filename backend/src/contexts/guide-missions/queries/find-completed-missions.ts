import { ApiProperty, ApiSchema, getSchemaPath } from '@nestjs/swagger';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Currency } from '../../../shared-kernel/money/currency.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { Money, type MoneyView } from '../../../shared-kernel/money/money.js';
import { ofMonth } from './find-guide-missions.js';
import { type MissionRow, missionsSeenBy, paySlipOf, toMissionView } from './mission-row.js';
import { MissionMoney, MissionView } from './mission-view.js';

/** What a guide earned in a month. */
@ApiSchema({ name: 'CompletedMissions' })
export class CompletedMissions {
  @ApiProperty({ type: [MissionView] }) data!: MissionView[];
  @ApiProperty({
    type: 'object',
    additionalProperties: { $ref: getSchemaPath(MissionMoney) },
    description: 'Net earnings by ISO 4217 code.',
  })
  totalsByCurrency!: Partial<Record<Currency, MoneyView>>;
}

/** Finished missions, and those cancelled so late that they are paid, by local service date. */
export class FindCompletedMissions extends Query<CompletedMissions> {
  constructor(
    readonly guideId: string,
    readonly year: number,
    readonly month: number,
    readonly language: Locale,
    readonly now: Date,
  ) {
    super();
  }
}

@QueryHandler(FindCompletedMissions)
export class FindCompletedMissionsHandler implements IQueryHandler<FindCompletedMissions> {
  constructor(private readonly db: ReadDb) {}

  async execute({ guideId, year, month, language, now }: FindCompletedMissions): Promise<CompletedMissions> {
    const rows = await this.db.rows(sql<MissionRow>`
      ${missionsSeenBy(guideId, now)}
      where ${ofMonth(year, month)} and status in ('finished', 'cancelled') and earnings is not null and not is_open
      order by starts_at, id
    `);
    return { data: rows.map((row) => toMissionView(row, language, now)), totalsByCurrency: totals(rows) };
  }
}

function totals(rows: readonly MissionRow[]): Partial<Record<Currency, MoneyView>> {
  const sums: Partial<Record<Currency, MoneyView>> = {};
  for (const row of rows) {
    const { earnings } = row;
    if (!earnings) continue;
    const { net } = paySlipOf(row, earnings);
    sums[net.currency] = Money.from(sums[net.currency] ?? { amount: 0, currency: net.currency })
      .plus(Money.from(net))
      .toJSON();
  }
  return sums;
}
