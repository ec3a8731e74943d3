import {
  CheckConstraintViolationException,
  EntityManager,
  LockMode,
  UniqueConstraintViolationException,
} from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ROLES } from '../../../shared-kernel/roles.js';
import { User, type UserId } from '../domain/user.js';
import { EmailTaken, LastSuperAdmin } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

@Injectable()
export class MikroOrmUserRepository extends UserRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return (await this.entities.findOne(User, { email })) ?? undefined;
  }

  async hasSuperAdmin(): Promise<boolean> {
    const database = this.entities.getKysely();
    await sql`select pg_advisory_xact_lock(hashtext('identity.super-admins'))`.execute(database);
    const { rows } = await sql`
      select 1 from identity.user_account where role = ${ROLES.superAdmin} and state = 'active' limit 1
    `.execute(database);
    return rows.length > 0;
  }

  async find(id: UserId): Promise<User | undefined> {
    return (await this.entities.findOne(User, { id })) ?? undefined;
  }

  async findForChange(id: UserId): Promise<User | undefined> {
    return (
      (await this.entities.findOne(User, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })) ?? undefined
    );
  }

  async save(user: User): Promise<void> {
    try {
      await this.entities.persist(user).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
      if (error instanceof CheckConstraintViolationException && constraintOf(error) === 'last_super_admin')
        throw new LastSuperAdmin();
      throw error;
    }
  }
}

const constraintOf = (error: object): unknown => ('constraint' in error ? error.constraint : undefined);
