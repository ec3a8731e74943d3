import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../shared-kernel/actor.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../shared-kernel/building-blocks/ids.js';
import { type AuditSubject, AuditTrail } from '../audit/audit-trail.js';
import { RecordNotes } from './record-notes.js';

/** Writes a note to a record of any kind. Answers its id. */
export class WriteNote extends Command<string> {
  constructor(
    readonly subject: AuditSubject,
    readonly text: string,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(WriteNote)
export class WriteNoteHandler implements ICommandHandler<WriteNote> {
  constructor(
    private readonly notes: RecordNotes,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ subject, text, actor }: WriteNote): Promise<string> {
    actor.mustBeAllowed('note.write');
    const id = this.ids.uuid();
    await this.notes.add({ id, subject, text, authorId: actor.mustBePerson() }, this.clock.now());
    await this.audit.note(actor, subject, null, { noteId: id });
    return id;
  }
}
