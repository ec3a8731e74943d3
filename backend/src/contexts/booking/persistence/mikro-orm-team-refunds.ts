import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { TeamRefundUnknown } from '../domain/booking.errors.js';
import { TeamRefund, TeamRefunds } from '../domain/team-refund.js';

@Injectable()
export class MikroOrmTeamRefunds extends TeamRefunds {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async getForChange(id: string): Promise<TeamRefund> {
    const refund = await this.entities.findOne(TeamRefund, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!refund) throw new TeamRefundUnknown();
    return refund;
  }

  async save(refund: TeamRefund): Promise<void> {
    await this.entities.persist(refund).flush();
  }
}
