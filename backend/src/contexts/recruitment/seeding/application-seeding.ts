import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FileStore } from '../../../platform/files/file-store.js';
import { extensionOf, type UploadType } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { ApplicationDetails, ApplicationState } from '../domain/application.js';
import { drawnPortrait, hummedAnswer } from './invented-files.js';

/** An application with what was filled in. */
export interface ApplicationToSeed extends ApplicationDetails {
  readonly userId: string;
  readonly state: ApplicationState;
  readonly hasPicture: boolean;
  readonly answers: readonly { readonly questionKey: string; readonly text: string; readonly hasVoice: boolean }[];
  /** Days since the last change; of a submitted one since then. */
  readonly daysAgo: number;
  readonly remark: string | null;
  readonly reason: string | null;
  /** Keys of the questions that the team asked again. */
  readonly answerAgain: readonly string[];
}

const DAY_MS = 86_400_000;

/** Writes applications, in the running transaction, and tells nobody. */
@Injectable()
export class ApplicationSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly files: StoredFiles,
    private readonly store: FileStore,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The state alone, of people whose form is of no interest. */
  async write(userIds: readonly string[], state: ApplicationState): Promise<void> {
    await sql`
      insert into recruitment.application (user_id, state, changed_at)
      select id, ${state}, ${this.clock.now()}::timestamptz from unnest(${[...userIds]}::uuid[]) as id
      on conflict (user_id) do update set state = excluded.state, changed_at = excluded.changed_at
    `.execute(this.entities.getKysely());
  }

  async writeForms(applications: readonly ApplicationToSeed[]): Promise<void> {
    for (const application of applications) await this.writeForm(application);
  }

  private async writeForm(form: ApplicationToSeed): Promise<void> {
    const { userId, state } = form;
    const at = new Date(this.clock.now().getTime() - form.daysAgo * DAY_MS);
    const picture = form.hasPicture
      ? await this.keep(userId, await drawnPortrait(userId), 'image/jpeg', `recruitment.picture:${userId}`)
      : null;
    const answers: { questionKey: string; text: string; audio: string | null }[] = [];
    for (const { questionKey, text, hasVoice } of form.answers) {
      const usedBy = `recruitment.audio:${userId}:${questionKey}`;
      const audio = hasVoice ? await this.keep(userId, hummedAnswer(), 'audio/wav', usedBy) : null;
      answers.push({ questionKey, text, audio });
    }
    const isDecided = state === 'approved' || state === 'rejected';
    await sql`
      insert into recruitment.application
        (user_id, state, changed_at, submitted_at, decided_at, reason, remark, city_id, language, spoken_languages, car_tour,
         bike_tour, guide_preferences, picture, answers, answer_again)
      values (${userId}, ${state}, ${at}, ${state === 'form-in-progress' ? null : at}, ${isDecided ? at : null},
              ${form.reason}, ${form.remark}, ${form.cityId}, ${form.language}, ${JSON.stringify(form.spokenLanguages)}::jsonb,
              ${form.carTour}, ${form.bikeTour}, ${JSON.stringify(form.guidePreferences)}::jsonb, ${picture},
              ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(form.answerAgain)}::jsonb)
      on conflict (user_id) do nothing
    `.execute(this.entities.getKysely());
  }

  private async keep(ownerId: string, bytes: Buffer, contentType: UploadType, usedBy: string): Promise<string> {
    const path = `${this.ids.secret(24)}.${extensionOf(contentType)}`;
    await this.files.add({ path, ownerId, contentType, bytes: bytes.length });
    await this.files.claim(path, ownerId, usedBy, [contentType], 'file');
    await this.store.put(path, bytes, contentType);
    return path;
  }
}
