import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ApiKey } from '../domain/api-key.js';
import { ApiKeyUnknown } from '../domain/partner.errors.js';
import { ApiKeyRepository } from '../domain/partner.repository.js';

@Injectable()
export class MikroOrmApiKeyRepository extends ApiKeyRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async get(partnerId: string, id: string): Promise<ApiKey> {
    const key = await this.entities.findOne(ApiKey, { id, partnerId }, { refresh: true });
    if (!key) throw new ApiKeyUnknown({ key: id });
    return key;
  }

  async ofPartner(partnerId: string): Promise<readonly ApiKey[]> {
    return this.entities.find(ApiKey, { partnerId });
  }

  async save(...keys: readonly ApiKey[]): Promise<void> {
    await this.entities.persist([...keys]).flush();
  }
}
