import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { SeenText } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { auditedTexts, auditSubjectOf } from '../processes/audited-entry.js';

/** The draft waits again until somebody publishes it. Throws EntryNotFound, EntryTextNotFound or ChangedMeanwhile. */
export class UnscheduleEntry extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly seen: SeenText,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(UnscheduleEntry)
export class UnscheduleEntryHandler implements ICommandHandler<UnscheduleEntry> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, seen, actor }: UnscheduleEntry): Promise<void> {
    actor.mustBeAllowed('content.publish');
    const now = this.clock.now();
    const entry = await this.entries.getForChange(kind, slug);
    const languages = [seen.language];
    const before = auditedTexts(entry, languages);
    entry.unschedule(seen);
    await this.entries.save(entry, { by: actor.id, at: now });
    await this.audit.note(actor, auditSubjectOf(entry), before, auditedTexts(entry, languages));
  }
}
