import { Injectable } from '@nestjs/common';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { DataExports } from '../domain/data-exports.js';

/** The week of an export is over: its file goes. */
@ScheduledJob('identity.remove-data-export')
@Injectable()
export class RemoveDataExport implements JobHandler<{ userId: string; path: string }> {
  constructor(
    private readonly exports: DataExports,
    private readonly files: StoredFiles,
  ) {}

  async run({ userId, path }: { userId: string; path: string }): Promise<void> {
    await this.exports.forget(userId, path);
    await this.files.giveUp(path);
  }
}
