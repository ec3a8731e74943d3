import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApiKeyRepository } from '../domain/partner.repository.js';
import { KeyManagement, type NewSecret } from '../processes/key-management.js';

/**
 * Makes the successor of a key, which works for some hours more so that a partner changes its programs without a gap.
 * Throws PartnerUnknown, ApiKeyUnknown, PartnerSuspended, ApiKeyEnded.
 */
export class RotateApiKey extends Command<NewSecret> {
  constructor(
    readonly partnerId: string,
    readonly keyId: string,
    readonly overlapHours: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RotateApiKey)
export class RotateApiKeyHandler implements ICommandHandler<RotateApiKey> {
  constructor(
    private readonly management: KeyManagement,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ partnerId, keyId, overlapHours, actor }: RotateApiKey): Promise<NewSecret> {
    const partner = await this.management.getForChange(partnerId, actor);
    partner.mustBeActive();
    const key = await this.keys.get(partnerId, keyId);
    const { secret, kept } = this.management.draw();
    const successor = key.rotate(kept, overlapHours, this.clock.now());
    await this.keys.save(key, successor);
    const until = key.expiresAt?.toISOString();
    await this.audit.note(
      actor,
      { type: 'partner', id: partnerId },
      { key: keyId },
      { key: kept.id, replaced: keyId, until },
    );
    return { keyId: kept.id, secret };
  }
}
