import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Commands } from '../commands.js';
import { type JobHandler, RecurringJob } from '../queue/job-handler.js';
import { FileStore } from './file-store.js';
import { StoredFiles } from './stored-files.js';

const KEPT_UNUSED_MS = 24 * 60 * 60_000;
const ONE_HOUR_IN_MINUTES = 60;

/** Removes files that nothing has used for a day. A file that the store does not delete is tried again in the next run. */
@RecurringJob('platform.remove-unused-files', ONE_HOUR_IN_MINUTES, { outsideTransaction: true })
@Injectable()
export class RemoveUnusedFiles implements JobHandler {
  constructor(
    private readonly commands: Commands,
    private readonly files: StoredFiles,
    private readonly store: FileStore,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - KEPT_UNUSED_MS);
    const paths = await this.commands.inTransaction(() => this.files.giveUpUnused(before));
    for (const path of paths) {
      await this.store.delete(path);
      await this.commands.inTransaction(() => this.files.forget(path));
    }
  }
}
