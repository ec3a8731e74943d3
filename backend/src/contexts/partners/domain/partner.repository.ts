import type { ApiKey } from './api-key.js';
import type { Partner } from './partner.js';

export abstract class PartnerRepository {
  /** Locks the partner until the transaction ends. Throws PartnerUnknown. */
  abstract getForChange(id: string): Promise<Partner>;
  /** Throws PartnerEmailTaken. */
  abstract add(partner: Partner): Promise<void>;
  /** Throws PartnerEmailTaken. */
  abstract save(partner: Partner): Promise<void>;
}

export abstract class ApiKeyRepository {
  /** Throws ApiKeyUnknown where the partner has no such key. The partner is locked before. */
  abstract get(partnerId: string, id: string): Promise<ApiKey>;
  abstract ofPartner(partnerId: string): Promise<readonly ApiKey[]>;
  abstract save(...keys: readonly ApiKey[]): Promise<void>;
}
