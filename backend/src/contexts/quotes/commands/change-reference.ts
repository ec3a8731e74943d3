import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import { CacheInvalidation } from '../../../platform/cache/cache-invalidation.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { mustBeVersion } from '../../../shared-kernel/version.js';
import { factsFor, type Reference, type ReferenceFacts } from '../domain/reference.js';
import { ReferenceRepository } from '../domain/reference.repository.js';
import { QUOTE_REFERENCES } from './add-reference.js';

/** Changes what requests choose from. Throws ReferenceNotFound, ChangedMeanwhile and what AddReference throws. */
export class ChangeReference extends Command<void> {
  constructor(
    /** What is changed, and which version the person saw. */
    readonly seen: Omit<Reference, 'facts'>,
    readonly facts: ReferenceFacts,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeReference)
export class ChangeReferenceHandler implements ICommandHandler<ChangeReference> {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly audit: AuditTrail,
    private readonly changes: CacheInvalidation,
  ) {}

  async execute({ seen: { kind, id, version }, facts: told, actor }: ChangeReference): Promise<void> {
    actor.mustBeAllowed('quote.edit-references');
    const reference = await this.references.getForChange(kind, id);
    mustBeVersion(reference, version);
    const facts = factsFor(kind, told, await this.references.vehicleIds());
    await this.references.save({ ...reference, facts });
    await this.audit.note(actor, { type: kind, id }, reference.facts, facts);
    await this.changes.publish(QUOTE_REFERENCES, id);
  }
}
