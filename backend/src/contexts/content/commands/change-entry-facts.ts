import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { EntryFacts } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { mustBeDrawable } from '../domain/drawable.js';
import { PosterStudio } from '../domain/poster-studio.js';
import { auditSubjectOf } from '../processes/audited-entry.js';

/** Changes what is the same in all languages of an entry, for visitors too. Throws EntryNotFound, ChangedMeanwhile or EntryMotifUnknown. */
export class ChangeEntryFacts extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly facts: EntryFacts,
    /** The version of the facts that the person saw. */
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeEntryFacts)
export class ChangeEntryFactsHandler implements ICommandHandler<ChangeEntryFacts> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly studio: PosterStudio,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, facts, version, actor }: ChangeEntryFacts): Promise<void> {
    actor.mustBeAllowed('content.publish');
    mustBeDrawable(facts, this.studio);
    const entry = await this.entries.getForChange(kind, slug);
    const before = entry.facts;
    entry.changeFacts(facts, version);
    await this.entries.save(entry, { by: actor.id, at: this.clock.now() });
    await this.audit.note(actor, auditSubjectOf(entry), before, entry.facts);
  }
}
