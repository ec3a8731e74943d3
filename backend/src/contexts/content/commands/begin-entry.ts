import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Entry, type EntryFacts, type EntryWords } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { mustBeDrawable } from '../domain/drawable.js';
import { PosterStudio } from '../domain/poster-studio.js';
import { auditSubjectOf } from '../processes/audited-entry.js';

/**
 * Begins an entry with an English draft, which nobody but the team sees. Throws EntrySlugNotValid,
 * EntrySlugTaken or EntryMotifUnknown.
 */
export class BeginEntry extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly facts: EntryFacts,
    readonly words: EntryWords,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(BeginEntry)
export class BeginEntryHandler implements ICommandHandler<BeginEntry> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly studio: PosterStudio,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, facts, words, actor }: BeginEntry): Promise<void> {
    actor.mustBeAllowed('content.edit');
    mustBeDrawable(facts, this.studio);
    const entry = Entry.begin(kind, slug, facts, words, this.ids.uuid());
    await this.entries.add(entry, { by: actor.id, at: this.clock.now() });
    await this.audit.note(actor, auditSubjectOf(entry), {}, { title: words.title, ...facts });
  }
}
