import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { NotSignedIn, type Actor, type Role } from '../../../shared-kernel/actor.js';
import { SecondFactorPolicy } from '../domain/second-factor-policy.js';

const ACTIONS = ['turn-on', 'turn-off', 'renew-recovery-codes'] as const;

/** The second factor of the actor. */
export class SecondFactorView {
  @ApiProperty() on!: boolean;
  @ApiProperty({ description: 'Whether the role needs one: admins in production.' }) needed!: boolean;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft!: number;
  @ApiProperty({ enum: ACTIONS, isArray: true, description: 'What the caller may do now.' })
  actions!: (typeof ACTIONS)[number][];
}

export class FindSecondFactor extends Query<SecondFactorView> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@QueryHandler(FindSecondFactor)
export class FindSecondFactorHandler implements IQueryHandler<FindSecondFactor> {
  constructor(
    private readonly db: ReadDb,
    private readonly policy: SecondFactorPolicy,
  ) {}

  async execute({ actor }: FindSecondFactor): Promise<SecondFactorView> {
    const found = await this.db.first(sql<{ on: boolean; role: Role; left: number }>`
      select f.turned_on_at is not null as on, u.role,
             (select count(*)::int from identity.recovery_code c where c.user_id = u.id and c.used_at is null) as left
      from identity.user_account u left join identity.second_factor f on f.user_id = u.id
      where u.id = ${actor.mustBePerson()}
    `);
    if (!found) throw new NotSignedIn();
    const needed = this.policy.isNeededFor(found.role);
    const off = needed ? [] : (['turn-off'] as const);
    const actions = found.on ? (['renew-recovery-codes', ...off] as const) : (['turn-on'] as const);
    return { on: found.on, needed, recoveryCodesLeft: found.left, actions: [...actions] };
  }
}
