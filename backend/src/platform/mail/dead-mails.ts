import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Commands } from '../commands.js';
import { ReadDb } from '../read-db.js';
import { MailRows } from './mail-rows.js';

export interface DeadMail {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly attempts: number;
  readonly writtenAt: Date;
  readonly lastError: string;
}

/** Mails that were given up: for the administration. */
@Injectable()
export class DeadMails {
  constructor(
    private readonly database: ReadDb,
    private readonly rows: MailRows,
    private readonly commands: Commands,
  ) {}

  /** The newest hundred. */
  async list(): Promise<readonly DeadMail[]> {
    return this.database.rows(sql<DeadMail>`
      select id, kind, recipient, subject, attempts, written_at "writtenAt", coalesce(last_error, '') "lastError"
      from platform.mail where status = 'dead' order by written_at desc limit 100
    `);
  }

  /** Lets the mail be sent again; false where it is not a dead mail. */
  async retry(id: string): Promise<boolean> {
    return this.commands.inTransaction(() => this.rows.revive(id));
  }
}
