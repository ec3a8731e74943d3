import { Migration } from '@mikro-orm/migrations';

/** What the relay and the runner of due work need to know about their rows. */
export class Migration20261120000050Queue extends Migration {
  override up(): void {
    // Settled: every reaction has run, or has failed for good. Until then the message can always be relayed again.
    this.addSql(`alter table platform.outbox add column settled_at timestamptz`);
    this.addSql(`create index outbox_unsettled on platform.outbox (relayed_at) where settled_at is null`);
    this.addSql(`create index outbox_settled on platform.outbox (settled_at) where settled_at is not null`);
    this.addSql(`alter table platform.scheduled_job add column attempt_at timestamptz, add column request_id text`);
    this.addSql(`create index scheduled_job_done on platform.scheduled_job (done_at) where done_at is not null`);
  }
}
