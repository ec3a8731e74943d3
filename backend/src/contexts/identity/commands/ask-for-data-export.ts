import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { type Actor, NotSignedIn, PasswordConfirmationRequired } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DataExports } from '../domain/data-exports.js';
import { IdentityApi } from '../index.js';

/**
 * Has all that is known about the actor put into one file. While one is being made, a second call changes nothing.
 * Throws PasswordConfirmationRequired.
 */
export class AskForDataExport extends Command<void> {
  constructor(readonly actor: Actor) {
    super();
  }
}

@CommandHandler(AskForDataExport)
export class AskForDataExportHandler implements ICommandHandler<AskForDataExport> {
  constructor(
    private readonly exports: DataExports,
    private readonly files: StoredFiles,
    private readonly identity: IdentityApi,
    private readonly jobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  async execute({ actor }: AskForDataExport): Promise<void> {
    const userId = actor.mustBePerson();
    if (!actor.sessionId) throw new NotSignedIn();
    if (!(await this.identity.hasConfirmedPassword(actor.sessionId))) throw new PasswordConfirmationRequired();
    const former = await this.exports.find(userId);
    if (!(await this.exports.begin(userId, this.clock.now()))) return;
    if (former?.state === 'ready') await this.files.giveUp(former.path);
    await this.jobs.plan('identity.make-data-export', userId, this.clock.now(), { userId });
  }
}
