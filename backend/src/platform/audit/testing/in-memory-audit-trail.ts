import type { Actor } from '../../../shared-kernel/actor.js';
import { type AuditSubject, AuditTrail, type LastChange } from '../audit-trail.js';

/** Keeps the notes, for tests without a database. */
export class InMemoryAuditTrail extends AuditTrail {
  readonly notes: { readonly by: string | null; readonly subject: AuditSubject; readonly after: unknown }[] = [];

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
  }

  override async note(actor: Actor, subject: AuditSubject, _before: unknown, after: unknown): Promise<void> {
    this.notes.push({ by: actor.id, subject, after });
  }

  /** Every note is of one command here. */
  override async lastChangeOf({ id }: AuditSubject): Promise<LastChange | undefined> {
    const last = this.notes.findLast(({ subject }) => subject.id === id);
    return last && { actorId: last.by, command: 'Note' };
  }
}
