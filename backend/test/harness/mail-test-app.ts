import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MikroORM } from '@mikro-orm/postgresql';
import { Config } from '../../src/platform/config.js';
import { FixedClock } from '../../src/shared-kernel/building-blocks/clock.js';
import { DiskFileStore } from '../../src/platform/files/disk-file-store.js';
import { ReadDb } from '../../src/platform/persistence/read-db.js';
import { SystemIds } from '../../src/platform/system.js';
import { Mailbox } from '../../src/platform/mail/mailbox.js';
import { MailChoices } from '../../src/platform/mail/mail-choices.js';
import { MailRows } from '../../src/platform/mail/mail-rows.js';
import { MailSender } from '../../src/platform/mail/mail-sender.js';
import type { MailTransport } from '../../src/platform/mail/mail-transport.js';
import type { Mail } from '../../src/platform/mail/mailer.js';
import { FailedWork } from '../../src/platform/outbox/failed-work.js';
import { Outbox } from '../../src/platform/outbox/outbox.js';
import { OutgoingMailer } from '../../src/platform/mail/outgoing-mailer.js';

/** All parts that handle a mail, on a database of the test. */
export class MailTestApp {
  readonly clock = new FixedClock(new Date('2026-11-20T10:00:00Z'));
  readonly files = new DiskFileStore(path.join(tmpdir(), `cicerone-mail-${randomUUID()}`));
  readonly choices = new MailChoices();
  readonly rows: MailRows;
  readonly mailbox: Mailbox;
  private readonly reads: ReadDb;
  private readonly mailer: OutgoingMailer;

  private constructor(
    private readonly orm: MikroORM,
    databaseUrl: string,
  ) {
    const outbox = new Outbox(orm.em, new SystemIds(), this.clock);
    this.rows = new MailRows(orm.em, this.clock, new FailedWork(outbox));
    this.mailer = new OutgoingMailer(orm.em, new SystemIds(), this.clock, new Config(), this.choices);
    this.reads = new ReadDb(databaseUrl);
    this.mailbox = new Mailbox(this.reads, this.files);
  }

  static async open(databaseUrl: string): Promise<MailTestApp> {
    const orm = await MikroORM.init({ clientUrl: databaseUrl, entities: [], discovery: { warnWhenNoEntities: false } });
    return new MailTestApp(orm, databaseUrl);
  }

  /** Writes the mail and commits; with `andFail`, rolls back instead. */
  async write(mail: Mail, andFail?: Error): Promise<void> {
    await this.orm.em.fork().transactional(async () => {
      await this.mailer.write(mail);
      if (andFail) throw andFail;
    });
  }

  sender(transport: MailTransport): MailSender {
    return new MailSender(this.rows, transport, this.files);
  }

  /** Tries mails until none is left and moves the clock over the pauses, by a day at most. */
  async sendAll(transport: MailTransport): Promise<void> {
    const sender = this.sender(transport);
    for (let round = 0; round < 24; round += 1) {
      while ((await sender.sendDue()) > 0);
      this.clock.moveBy(3_600_000);
    }
  }

  async states(): Promise<
    readonly { status: string; attempts: number; last_error: string | null; provider_id: string | null }[]
  > {
    return this.execute('select status, attempts, last_error, provider_id from platform.mail order by written_at, id');
  }

  /** Makes claims expire, as if the sending process had been killed and its patience had passed. */
  async forgetClaims(): Promise<void> {
    await this.execute(
      `update platform.mail set claimed_until = clock_timestamp() - interval '1 second' where status = 'sending'`,
    );
  }

  /** Retries dead mails, as the administration does. */
  async replayDead(): Promise<void> {
    await this.execute(`update platform.mail set status = 'waiting', attempts = 0 where status = 'dead'`);
  }

  async empty(): Promise<void> {
    await this.execute('delete from platform.mail');
  }

  async close(): Promise<void> {
    await this.reads.onApplicationShutdown();
    await this.orm.close();
  }

  private async execute<Row>(statement: string): Promise<Row[]> {
    return this.orm.em.fork().getConnection().execute<Row[]>(statement);
  }
}
