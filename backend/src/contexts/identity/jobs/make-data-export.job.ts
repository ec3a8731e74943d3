import { Injectable } from '@nestjs/common';
import { TextReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';
import { Commands } from '../../../platform/commands.js';
import { FileStore } from '../../../platform/files/file-store.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { PersonalDataRegister } from '../../../platform/personal-data/personal-data-register.js';
import type { DataSubject } from '../../../platform/personal-data/personal-data.js';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { DataExports } from '../domain/data-exports.js';
import type { UserId } from '../domain/user.js';
import { UserRepository } from '../domain/user.repository.js';
import { IdentityMails } from '../mail/identity-mails.js';

const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const ZIP = 'application/zip';

/** Puts a person's data and documents into one file and mails that it is there. A repetition mails once. */
@ScheduledJob('identity.make-data-export', { outsideTransaction: true })
@Injectable()
export class MakeDataExport implements JobHandler<{ userId: UserId }> {
  constructor(
    private readonly commands: Commands,
    private readonly users: UserRepository,
    private readonly exports: DataExports,
    private readonly register: PersonalDataRegister,
    private readonly files: StoredFiles,
    private readonly store: FileStore,
    private readonly jobs: ScheduledJobs,
    private readonly mails: IdentityMails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async run({ userId }: { userId: UserId }): Promise<void> {
    const bytes = await this.commands.inTransaction(() => this.archive(userId));
    if (!bytes) return;
    const path = `${this.ids.secret(24)}.zip`;
    const file = { path, ownerId: userId, contentType: ZIP, bytes: bytes.length };
    await this.commands.inTransaction(() => this.files.add(file));
    await this.store.put(path, bytes, ZIP);
    await this.commands.inTransaction(() => this.finish(userId, path));
  }

  /** Undefined where nobody waits for it. */
  private async archive(userId: UserId): Promise<Buffer | undefined> {
    const [wanted, user] = [await this.exports.find(userId), await this.users.find(userId)];
    if (wanted?.state !== 'preparing' || !user) return undefined;
    return this.zipOf({ userId, confirmedEmail: user.emailVerifiedAt ? user.email : undefined });
  }

  private async zipOf(person: DataSubject): Promise<Buffer> {
    const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false });
    const known = { exportedAt: this.clock.now().toISOString(), data: await this.register.export(person) };
    await zip.add('cicerone-my-data.json', new TextReader(JSON.stringify(known, null, 2)));
    for (const { name, bytes } of await this.register.documents(person))
      await zip.add(name, new Uint8ArrayReader(bytes));
    return Buffer.from(await zip.close());
  }

  private async finish(userId: UserId, path: string): Promise<void> {
    const endsAt = new Date(this.clock.now().getTime() + KEPT_DAYS * DAY_MS);
    if (!(await this.exports.finish(userId, path, endsAt))) return this.files.giveUp(path);
    await this.files.claim(path, userId, `identity.data-export:${userId}`, [ZIP], 'path');
    await this.jobs.plan('identity.remove-data-export', path, endsAt, { userId, path });
    const user = await this.users.find(userId);
    if (user?.mayBeUsed) await this.mails.dataExportReady(user);
  }
}
