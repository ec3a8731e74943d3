import { ApiProperty } from '@nestjs/swagger';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../persistence/read-db.js';

const MOST = 200;

/** A background job that waits for an admin. */
export class FailedJob {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ enum: ['reaction', 'scheduled-job', 'mail'] }) sort!: 'reaction' | 'scheduled-job' | 'mail';
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

/** Jobs that failed at every attempt: reactions, scheduled jobs and mails, newest first, at most 200 in all. */
@Injectable()
export class FindFailedJobs {
  constructor(private readonly database: ReadDb) {}

  find(): Promise<FailedJob[]> {
    return this.database.rows(sql<FailedJob>`
      select id, 'reaction' as sort, reaction as name, type as subject, attempts, error, failed_at as "failedAt"
      from platform.failed_message where replayed_at is null
      union all
      select id, 'scheduled-job', kind, key, attempts, coalesce(last_error, ''), given_up_at
      from platform.scheduled_job where given_up_at is not null
      union all
      select id, 'mail', kind, case when confidential then '' else subject end, attempts, coalesce(last_error, ''), next_attempt_at
      from platform.mail where status = 'dead'
      order by "failedAt" desc limit ${MOST}
    `);
  }
}
