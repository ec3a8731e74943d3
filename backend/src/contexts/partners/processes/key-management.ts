import { Injectable } from '@nestjs/common';
import { hashOfSecret } from '../../../platform/secrets.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { ApiKey } from '../domain/api-key.js';
import type { Partner } from '../domain/partner.js';
import { PartnerUnknown } from '../domain/partner.errors.js';
import { PartnerPeople } from '../domain/partner-people.js';
import { PartnerRepository } from '../domain/partner.repository.js';

/** The answer to who makes a key: the secret is never told again. */
export interface NewSecret {
  readonly keyId: string;
  readonly secret: string;
}

/** Every key begins so: scanners of repositories find keys that were committed by mistake. */
export const KEY_PREFIX = 'cic_';

/** Who may manage the keys of a partner, and how a key is written. */
@Injectable()
export class KeyManagement {
  constructor(
    private readonly partners: PartnerRepository,
    private readonly people: PartnerPeople,
    private readonly ids: Ids,
  ) {}

  /** The partner, locked, for the team and for the partner's own person. Throws PartnerUnknown for everybody else. */
  async getForChange(partnerId: string, actor: Actor): Promise<Partner> {
    const person = actor.mustBePerson();
    const partner = await this.partners.getForChange(partnerId);
    if (actor.can('partner.manage')) return partner;
    const email = await this.people.confirmedEmailOf(person);
    if (email === undefined || email.toLowerCase() !== partner.email.toLowerCase())
      throw new PartnerUnknown({ partner: partnerId });
    return partner;
  }

  draw(): { readonly secret: string; readonly kept: Pick<ApiKey, 'id' | 'hash' | 'last4'> } {
    const secret = `${KEY_PREFIX}${this.ids.secret()}`;
    return { secret, kept: { id: this.ids.uuid(), hash: hashOfSecret(secret), last4: secret.slice(-4) } };
  }
}
