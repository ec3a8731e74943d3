import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { SeenText } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { auditedTexts, auditSubjectOf } from '../processes/audited-entry.js';

/** Shows drafts to visitors. Throws EntryNotFound, EntryTextNotFound, ChangedMeanwhile, EntryIncomplete or EntryWouldBeMixed. */
export class PublishEntry extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly chosen: readonly SeenText[],
    readonly evenIfMixed: boolean,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(PublishEntry)
export class PublishEntryHandler implements ICommandHandler<PublishEntry> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, chosen, evenIfMixed, actor }: PublishEntry): Promise<void> {
    actor.mustBeAllowed('content.publish');
    const now = this.clock.now();
    const entry = await this.entries.getForChange(kind, slug);
    const languages = chosen.map(({ language }) => language);
    const before = auditedTexts(entry, languages);
    entry.publish(chosen, evenIfMixed, now);
    await this.entries.save(entry, { by: actor.id, at: now });
    await this.audit.note(actor, auditSubjectOf(entry), before, auditedTexts(entry, languages));
  }
}
