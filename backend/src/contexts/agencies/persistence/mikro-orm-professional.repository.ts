import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Professional } from '../domain/professional.js';
import { ProfessionalUnknown } from '../domain/professional.errors.js';
import { ProfessionalRepository } from '../domain/professional.repository.js';

@Injectable()
export class MikroOrmProfessionalRepository extends ProfessionalRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(userId: string): Promise<Professional | undefined> {
    return (await this.entities.findOne(Professional, { userId })) ?? undefined;
  }

  async getForChange(userId: string): Promise<Professional> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const professional = await this.entities.findOne(Professional, { userId }, lock);
    if (!professional) throw new ProfessionalUnknown({ user: userId });
    return professional;
  }

  async save(professional: Professional): Promise<void> {
    await this.entities.persist(professional).flush();
  }
}
