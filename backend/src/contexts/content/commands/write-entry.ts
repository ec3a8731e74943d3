import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { CmsEntries, type EntryText } from '../domain/cms-entries.js';

/** Writes a text of the site, as a draft or for everybody to read. */
export class WriteEntry extends Command<void> {
  constructor(
    readonly text: EntryText,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteEntry)
export class WriteEntryHandler implements ICommandHandler<WriteEntry> {
  constructor(
    private readonly entries: CmsEntries,
    private readonly clock: Clock,
  ) {}

  async execute({ text, actor }: WriteEntry): Promise<void> {
    actor.mustBeAllowed('content.edit');
    await this.entries.write(text, { by: actor.id, at: this.clock.now() });
  }
}
