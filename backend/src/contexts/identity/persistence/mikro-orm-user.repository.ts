import { EntityManager, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../../../platform/http/http-problems.js';
import { User, type UserId } from '../domain/user.js';
import { EmailTaken } from '../domain/user.errors.js';
import { UserRepository } from '../domain/user.repository.js';

@Injectable()
export class MikroOrmUserRepository extends UserRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async findByEmail(email: string): Promise<User | undefined> {
    return (await this.entities.findOne(User, { email })) ?? undefined;
  }

  async find(id: UserId): Promise<User | undefined> {
    return (await this.entities.findOne(User, { id })) ?? undefined;
  }

  async get(id: UserId): Promise<User> {
    const user = await this.find(id);
    if (!user) throw new NotFound({ user: id });
    return user;
  }

  async save(user: User): Promise<void> {
    try {
      await this.entities.persist(user).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new EmailTaken();
      throw error;
    }
  }
}
