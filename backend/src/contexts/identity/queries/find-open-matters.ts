import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { PersonalDataRegister } from '../../../platform/personal-data/personal-data-register.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';

export class OpenMatterView {
  @ApiProperty({ example: 'booking-to-come' }) code!: string;
  @ApiProperty({ description: 'Of the booking, or the id of the mission.' }) reference!: string;
  @ApiProperty() name!: string;
  @ApiProperty() city!: string;
  @ApiProperty() startsAt!: string;
  @ApiProperty({ example: 'Europe/Rome' }) timeZone!: string;
}

/** What keeps the actor's account from being closed, the next first. */
export class FindOpenMatters extends Query<readonly OpenMatterView[]> {
  constructor(
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindOpenMatters)
export class FindOpenMattersHandler implements IQueryHandler<FindOpenMatters> {
  constructor(
    private readonly register: PersonalDataRegister,
    private readonly db: ReadDb,
  ) {}

  async execute({ language, actor }: FindOpenMatters): Promise<readonly OpenMatterView[]> {
    const userId = actor.mustBePerson();
    const account = await this.db.first(sql<{ confirmedEmail: string | null }>`
      select case when email_verified_at is not null then email::text end as "confirmedEmail"
      from identity.user_account where id = ${userId}
    `);
    const matters = await this.register.openMatters({ userId, confirmedEmail: account?.confirmedEmail ?? undefined });
    return matters.map(({ name, place, startsAt, ...matter }) => ({
      ...matter,
      name: inLanguage(name, language),
      city: inLanguage(place, language),
      startsAt: startsAt.toISOString(),
    }));
  }
}
