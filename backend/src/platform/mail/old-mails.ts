import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Mails stay as rows after they were sent. Who may keep what they say only so long has them forgotten here. */
@Injectable()
export class OldMails {
  constructor(private readonly entities: EntityManager) {}

  /** With the running transaction: the mails of these kinds that were written before then, and their attachments. */
  async forget(kinds: readonly string[], writtenBefore: Date): Promise<void> {
    await sql`
      delete from platform.mail where kind = any(${kinds}::text[]) and written_at < ${writtenBefore}
    `.execute(this.entities.getKysely());
  }

  /** The same for mails of every kind. */
  async forgetAll(writtenBefore: Date): Promise<void> {
    await sql`delete from platform.mail where written_at < ${writtenBefore}`.execute(this.entities.getKysely());
  }
}
