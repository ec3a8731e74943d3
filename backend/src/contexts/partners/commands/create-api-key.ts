import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ApiKey, type ApiScope, MOST_KEYS, opens } from '../domain/api-key.js';
import { TooManyApiKeys } from '../domain/partner.errors.js';
import { ApiKeyRepository } from '../domain/partner.repository.js';
import { KeyManagement, type NewSecret } from '../processes/key-management.js';

/** Makes a key. Its secret is in the answer and nowhere else. Throws PartnerUnknown, PartnerSuspended, TooManyApiKeys. */
export class CreateApiKey extends Command<NewSecret> {
  constructor(
    readonly partnerId: string,
    readonly label: string,
    readonly scopes: readonly ApiScope[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(CreateApiKey)
export class CreateApiKeyHandler implements ICommandHandler<CreateApiKey> {
  constructor(
    private readonly management: KeyManagement,
    private readonly keys: ApiKeyRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ partnerId, label, scopes, actor }: CreateApiKey): Promise<NewSecret> {
    const partner = await this.management.getForChange(partnerId, actor);
    partner.mustBeActive();
    const now = this.clock.now();
    const working = (await this.keys.ofPartner(partnerId)).filter((key) => opens(key, now));
    if (working.length >= MOST_KEYS) throw new TooManyApiKeys({ most: MOST_KEYS });
    const { secret, kept } = this.management.draw();
    await this.keys.save(ApiKey.create({ ...kept, partnerId, name: label, scopes }, now));
    await this.audit.note(actor, { type: 'partner', id: partnerId }, {}, { key: kept.id, scopes });
    return { keyId: kept.id, secret };
  }
}
