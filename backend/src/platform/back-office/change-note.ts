import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../shared-kernel/actor.js';
import { mustBeVersion } from '../../shared-kernel/version.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { NotFound } from '../http/http-problems.js';
import { RecordNotes } from './record-notes.js';

/** Corrects a note, or removes it (`text` null). Throws NotFound, or ChangedMeanwhile if somebody else was faster. */
export class ChangeNote extends Command<void> {
  constructor(
    readonly noteId: string,
    readonly text: string | null,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(ChangeNote)
export class ChangeNoteHandler implements ICommandHandler<ChangeNote> {
  constructor(
    private readonly notes: RecordNotes,
    private readonly audit: AuditTrail,
  ) {}

  async execute({ noteId, text, version, actor }: ChangeNote): Promise<void> {
    actor.mustBeAllowed('note.write');
    const note = await this.notes.findForChange(noteId);
    if (!note) throw new NotFound();
    mustBeVersion(note, version);
    if (text === null) await this.notes.remove(noteId);
    else await this.notes.change(noteId, text);
    const after = text === null ? null : { noteId, version: version + 1 };
    await this.audit.note(actor, note.subject, { noteId, version }, after);
  }
}
