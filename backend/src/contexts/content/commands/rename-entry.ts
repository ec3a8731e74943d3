import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { EntryAddressFixed, EntryNotFound, EntrySlugNotValid } from '../domain/content.errors.js';
import { CmsEntries, isEntrySlug, isCompanyPage } from '../domain/cms-entries.js';

/** Gives a text another address, in all its languages. The old one leads to it. */
export class RenameEntry extends Command<void> {
  constructor(
    readonly kind: string,
    readonly slug: string,
    readonly newSlug: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RenameEntry)
export class RenameEntryHandler implements ICommandHandler<RenameEntry> {
  constructor(
    private readonly entries: CmsEntries,
    private readonly clock: Clock,
  ) {}

  async execute({ kind, slug, newSlug, actor }: RenameEntry): Promise<void> {
    actor.mustBeAllowed('content.edit');
    if (!isEntrySlug(newSlug)) throw new EntrySlugNotValid({ slug: newSlug });
    if (slug === newSlug) return;
    if (kind === 'page' && isCompanyPage(slug)) throw new EntryAddressFixed({ kind, slug });
    const renamed = await this.entries.rename(kind, slug, newSlug, this.clock.now());
    if (!renamed) throw new EntryNotFound({ kind, slug });
  }
}
