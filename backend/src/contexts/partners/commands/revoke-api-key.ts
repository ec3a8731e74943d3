import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApiKeyRepository } from '../domain/partner.repository.js';
import { KeyManagement } from '../processes/key-management.js';

/** Ends a key at once and for good. Throws PartnerUnknown, ApiKeyUnknown, ApiKeyEnded. */
export class RevokeApiKey extends Command<void> {
  constructor(
    readonly partnerId: string,
    readonly keyId: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RevokeApiKey)
export class RevokeApiKeyHandler implements ICommandHandler<RevokeApiKey> {
  constructor(
    private readonly management: KeyManagement,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ partnerId, keyId, actor }: RevokeApiKey): Promise<void> {
    await this.management.getForChange(partnerId, actor);
    const key = await this.keys.get(partnerId, keyId);
    key.revoke(this.clock.now());
    await this.keys.save(key);
    await this.audit.note(actor, { type: 'partner', id: partnerId }, { key: keyId }, { key: keyId, state: 'revoked' });
  }
}
