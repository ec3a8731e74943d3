import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import type { PlatformWorkItemRaised } from '../events.js';
import { Outbox } from '../outbox/outbox.js';
import type { MailReturn } from './mail-views.js';

/** Notes that a mail did not arrive, and raises a work item. A repetition, and a mail that is not ours, change nothing. */
export class NoteMailReturn extends Command<void> {
  constructor(
    readonly mailId: string,
    readonly returned: { readonly as: MailReturn; readonly at: Date; readonly why: string },
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(NoteMailReturn)
export class NoteMailReturnHandler implements ICommandHandler<NoteMailReturn> {
  constructor(
    private readonly entities: EntityManager,
    private readonly outbox: Outbox,
  ) {}

  async execute({ mailId, returned }: NoteMailReturn): Promise<void> {
    const { rows } = await sql<{ kind: string }>`
      update platform.mail set returned_as = ${returned.as}, returned_at = ${returned.at}, return_reason = ${returned.why}
      where id = ${mailId} and returned_at is null returning kind
    `.execute(this.entities.getKysely());
    const [mail] = rows;
    if (!mail) return;
    const raised: PlatformWorkItemRaised = {
      type: 'platform.work-item-raised.v1',
      kind: 'mail-bounced',
      key: mailId,
      subject: { type: 'mail', id: mailId },
      facts: { as: returned.as, mail: mail.kind, at: returned.at.toISOString(), reason: returned.why },
    };
    await this.outbox.publish(raised);
  }
}
