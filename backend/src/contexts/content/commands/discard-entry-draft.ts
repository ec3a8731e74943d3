import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { SeenText } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { auditedTexts, auditSubjectOf } from '../processes/audited-entry.js';

/** Goes back to what visitors read. Throws EntryNotFound, EntryTextNotFound, ChangedMeanwhile or EntryIncomplete. */
export class DiscardEntryDraft extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly seen: SeenText,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(DiscardEntryDraft)
export class DiscardEntryDraftHandler implements ICommandHandler<DiscardEntryDraft> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, seen, actor }: DiscardEntryDraft): Promise<void> {
    actor.mustBeAllowed('content.edit');
    const now = this.clock.now();
    const entry = await this.entries.getForChange(kind, slug);
    const languages = [seen.language];
    const before = auditedTexts(entry, languages);
    entry.discardDraft(seen);
    await this.entries.save(entry, { by: actor.id, at: now });
    await this.audit.note(actor, auditSubjectOf(entry), before, auditedTexts(entry, languages));
  }
}
