import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { EntryWords, SeenText } from '../domain/entry.js';
import { EntryRepository } from '../domain/entry.repository.js';
import { auditedTexts, auditSubjectOf } from '../processes/audited-entry.js';

/** Keeps a draft of the entry in a language; what visitors read stays. Throws EntryNotFound or ChangedMeanwhile. */
export class WriteEntryText extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly seen: SeenText,
    readonly words: EntryWords,
    readonly translatedFrom: number | undefined,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteEntryText)
export class WriteEntryTextHandler implements ICommandHandler<WriteEntryText> {
  constructor(
    private readonly entries: EntryRepository,
    private readonly audit: AuditTrail,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, seen, words, translatedFrom, actor }: WriteEntryText): Promise<void> {
    actor.mustBeAllowed('content.edit');
    const now = this.clock.now();
    const entry = await this.entries.getForChange(kind, slug);
    const languages = [seen.language];
    const before = auditedTexts(entry, languages);
    entry.write(seen, words, translatedFrom, this.ids.uuid());
    await this.entries.save(entry, { by: actor.id, at: now });
    await this.audit.note(actor, auditSubjectOf(entry), before, auditedTexts(entry, languages));
  }
}
