import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Application } from '../domain/application.js';
import { ApplicationUnknown } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';

const MOST_AT_ONCE = 200;

@Injectable()
export class MikroOrmApplicationRepository extends ApplicationRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async addMissing({ userId, state, changedAt }: Application): Promise<void> {
    await sql`
      insert into recruitment.application (user_id, state, changed_at) values (${userId}, ${state}, ${changedAt})
      on conflict (user_id) do nothing
    `.execute(this.entities.getKysely());
  }

  async find(userId: string): Promise<Application | undefined> {
    return (await this.entities.findOne(Application, { userId })) ?? undefined;
  }

  async getForChange(userId: string): Promise<Application> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const application = await this.entities.findOne(Application, { userId }, lock);
    if (!application) throw new ApplicationUnknown();
    return application;
  }

  async findRefusedBefore(end: Date): Promise<readonly string[]> {
    const { rows } = await sql<{ userId: string }>`
      select user_id as "userId" from recruitment.application
      where state = 'rejected' and decided_at < ${end} and (picture is not null or answers <> '[]'::jsonb)
      order by decided_at limit ${MOST_AT_ONCE}
    `.execute(this.entities.getKysely());
    return rows.map(({ userId }) => userId);
  }

  async save(application: Application): Promise<void> {
    await this.entities.persist(application).flush();
  }
}
