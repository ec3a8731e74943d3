import { EntityManager, LockMode, UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Partner } from '../domain/partner.js';
import { PartnerEmailTaken, PartnerUnknown } from '../domain/partner.errors.js';
import { PartnerRepository } from '../domain/partner.repository.js';

@Injectable()
export class MikroOrmPartnerRepository extends PartnerRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async getForChange(id: string): Promise<Partner> {
    const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
    const partner = await this.entities.findOne(Partner, { id }, lock);
    if (!partner) throw new PartnerUnknown({ partner: id });
    return partner;
  }

  add(partner: Partner): Promise<void> {
    return this.save(partner);
  }

  async save(partner: Partner): Promise<void> {
    try {
      await this.entities.persist(partner).flush();
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) throw new PartnerEmailTaken();
      throw error;
    }
  }
}
