import { ApiProperty } from '@nestjs/swagger';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Actor } from '../../shared-kernel/actor.js';
import { containing, findPage } from '../lists/find-page.js';
import { ListPage } from '../lists/list-page.js';
import { ReadDb } from '../persistence/read-db.js';
import { FAILED_KINDS, type FailedKind, type JobsRequest } from './jobs.requests.js';

/** A background job that waits for an admin. */
export class FailedJob {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: FAILED_KINDS }) sort!: FailedKind;
  @ApiProperty({
    example: 'guide-missions.open-mission-when-booking-confirmed',
    description: 'The reaction, the kind of work, or the kind of mail.',
  })
  name!: string;
  @ApiProperty({
    example: 'booking.confirmed.v1',
    description: 'The fact, the key of the work, or the subject of the mail.',
  })
  subject!: string;
  @ApiProperty() attempts!: number;
  @ApiProperty() error!: string;
  @ApiProperty({ format: 'date-time', type: String }) failedAt!: Date;
}

export class FailedJobsPage extends ListPage<FailedJob> {
  @ApiProperty({ type: [FailedJob] }) items!: FailedJob[];
}

/** Jobs that failed at every attempt: reactions, scheduled jobs and mails. */
@Injectable()
export class FindFailedJobs {
  constructor(private readonly database: ReadDb) {}

  find(request: JobsRequest, actor: Actor): Promise<FailedJobsPage> {
    actor.mustBeAllowed('job.read');
    const { kind, query } = request;
    return findPage(this.database, request, {
      select: sql<FailedJob>`id, sort, name, subject, attempts, error, "failedAt"`,
      from: FAILED,
      where: [
        kind && sql`sort = ${kind}`,
        query ? sql`(name like ${containing(query)} or subject like ${containing(query)})` : undefined,
      ],
      sorts: { failedAt: sql`"failedAt"` },
      key: sql`id`,
    });
  }
}

const FAILED = sql`(
  select id, 'reaction' as sort, reaction as name, type as subject, attempts, error, failed_at as "failedAt"
  from platform.failed_message where replayed_at is null
  union all
  select id, 'scheduled-job', kind, key, attempts, coalesce(last_error, ''), given_up_at
  from platform.scheduled_job where given_up_at is not null
  union all
  select id, 'mail', kind, case when confidential then '' else subject end, attempts, coalesce(last_error, ''),
    next_attempt_at
  from platform.mail where status = 'dead'
) as failed`;
