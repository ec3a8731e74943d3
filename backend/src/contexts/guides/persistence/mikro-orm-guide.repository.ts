import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import { Guide } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmGuideRepository extends GuideRepository {
  constructor(
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    super();
  }

  async findForChange(userId: string): Promise<Guide | undefined> {
    return (await this.entities.findOne(Guide, { userId }, FOR_CHANGE)) ?? undefined;
  }

  async findUnwarnedBefore(end: Date): Promise<readonly string[]> {
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from guides.guide
      where active and licence_expires_on < ${end}::date and licence_warned_for is distinct from licence_expires_on
      order by licence_expires_on limit 500
    `.execute(this.entities.getKysely());
    return rows.map(({ userId }) => userId);
  }

  async timeZoneOf(userId: string): Promise<string | undefined> {
    const { rows } = await sql<{ timeZone: string }>`
      select time_zone as "timeZone" from guides.guide where user_id = ${userId}
    `.execute(this.entities.getKysely());
    return rows[0]?.timeZone;
  }

  async save(guide: Guide): Promise<void> {
    await this.entities.persist(guide).flush();
    // The pages of guides are public answers, which the topic of guides empties.
    await this.changes.publish('guides', guide.userId);
  }

  async freeSlug(firstName: string, lastName: string): Promise<string> {
    const { rows } = await sql<{ slug: string }>`
      select guides.free_slug(${firstName}, ${lastName}) as slug
    `.execute(this.entities.getKysely());
    return rows[0]?.slug ?? '';
  }
}
