import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { findPage } from '../../../platform/lists/find-page.js';
import { ListPage } from '../../../platform/lists/list-page.js';
import type { ListRequest, SortOf } from '../../../platform/lists/list-request.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { MoneyView } from '../../../shared-kernel/money/money.js';
import { TEAM_REFUND_STATES, type TeamRefundState } from '../domain/team-refund.js';
import { MoneyShape } from './booking-row.js';

export class TeamRefundRow {
  @ApiProperty() id!: string;
  @ApiProperty() orderReference!: string;
  @ApiProperty({ type: MoneyShape }) amount!: MoneyView;
  @ApiProperty() reason!: string;
  @ApiProperty({ enum: TEAM_REFUND_STATES }) state!: TeamRefundState;
  @ApiProperty({ description: 'Id of the account.' }) proposedBy!: string;
  @ApiProperty() proposedAt!: Date;
  @ApiProperty({ type: String, nullable: true }) decidedBy!: string | null;
  @ApiProperty({ type: String, nullable: true }) decidedAt!: Date | null;
  @ApiProperty() version!: number;
  @ApiProperty({ type: [String], description: 'What the asker may do: approve, decline.' }) actions!: string[];
}

export class TeamRefundsPage extends ListPage<TeamRefundRow> {
  @ApiProperty({ type: [TeamRefundRow] }) items!: TeamRefundRow[];
}

export interface TeamRefundFilters extends ListRequest {
  readonly sort: SortOf<'proposedAt'>;
  readonly state?: TeamRefundState;
  readonly order?: string;
}

/** Refunds that the team made or proposes, for the team. */
export class FindTeamRefunds extends Query<TeamRefundsPage> {
  constructor(
    readonly filters: TeamRefundFilters,
    readonly actor: Actor,
  ) {
    super();
  }
}

type Row = Omit<TeamRefundRow, 'actions'>;

@QueryHandler(FindTeamRefunds)
export class FindTeamRefundsHandler implements IQueryHandler<FindTeamRefunds> {
  constructor(private readonly db: ReadDb) {}

  async execute({ filters, actor }: FindTeamRefunds): Promise<TeamRefundsPage> {
    actor.mustBeAllowed('refund.make');
    const { items, pagination } = await findPage<Row, 'proposedAt'>(this.db, filters, {
      select: sql<Row>`
        r.id, r.order_reference as "orderReference", jsonb_build_object('amount', r.amount, 'currency', r.currency) as amount,
        r.reason, r.state, r.proposed_by as "proposedBy", r.proposed_at as "proposedAt", r.decided_by as "decidedBy",
        r.decided_at as "decidedAt", r.version`,
      from: sql`booking.team_refund r`,
      where: [
        filters.state && sql`r.state = ${filters.state}`,
        filters.order ? sql`r.order_reference = ${filters.order}` : undefined,
        filters.query ? sql`r.order_reference = ${filters.query}` : undefined,
      ],
      sorts: { proposedAt: sql`r.proposed_at` },
      key: sql`r.id`,
    });
    return { items: items.map((row) => ({ ...row, actions: actionsOf(row, actor) })), pagination };
  }
}

/** Who proposed a refund may take it back, and not approve it. */
function actionsOf({ state, proposedBy }: Row, actor: Actor): string[] {
  if (state !== 'proposed') return [];
  return proposedBy === actor.id ? ['decline'] : ['approve', 'decline'];
}
