import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/**
 * Mails stay as rows after they were sent. Contexts whose mails may be kept only for a limited time delete them here.
 */
@Injectable()
export class OldMails {
  constructor(private readonly entities: EntityManager) {}

  /**
   * Deletes the mails of these kinds that were written before this date, with their attachments, in the running
   * transaction.
   */
  async forget(kinds: readonly string[], writtenBefore: Date): Promise<void> {
    await sql`
      delete from platform.mail where kind = any(${kinds}::text[]) and written_at < ${writtenBefore}
    `.execute(this.entities.getKysely());
  }

  /** Does the same for mails of every kind. */
  async forgetAll(writtenBefore: Date): Promise<void> {
    await sql`delete from platform.mail where written_at < ${writtenBefore}`.execute(this.entities.getKysely());
  }
}
