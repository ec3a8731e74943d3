import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Guide } from '../domain/guide.js';
import { GuideRepository } from '../domain/guide.repository.js';

const FOR_CHANGE = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

@Injectable()
export class MikroOrmGuideRepository extends GuideRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findForChange(userId: string): Promise<Guide | undefined> {
    return (await this.entities.findOne(Guide, { userId }, FOR_CHANGE)) ?? undefined;
  }

  async save(guide: Guide): Promise<void> {
    await this.entities.persist(guide).flush();
  }

  async freeSlug(firstName: string, lastName: string): Promise<string> {
    const { rows } = await sql<{ slug: string }>`
      select guides.free_slug(${firstName}, ${lastName}) as slug
    `.execute(this.entities.getKysely());
    return rows[0]?.slug ?? '';
  }
}
