import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { SOUND_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { QuestionUnknown } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { Questions } from '../domain/questions.js';

/** Keeps a recording of the actor as the answer to a question. Throws ApplicationUnknown, ApplicationClosed, QuestionUnknown, FileUnknown. */
export class RecordAnswer extends Command<void> {
  constructor(
    readonly questionKey: string,
    /** The path of an upload; null removes the recording. */
    readonly audio: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(RecordAnswer)
export class RecordAnswerHandler implements ICommandHandler<RecordAnswer> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly questions: Questions,
    private readonly files: StoredFiles,
    private readonly clock: Clock,
  ) {}

  async execute({ questionKey, audio, actor }: RecordAnswer): Promise<void> {
    const userId = actor.mustBePerson();
    const application = await this.applications.getForChange(userId);
    const asked = await this.questions.all(DEFAULT_LOCALE);
    if (!asked.some(({ key }) => key === questionKey)) throw new QuestionUnknown({ questionKey });
    const { audio: before } = application.answerTo(questionKey);
    if (before === audio) return;
    application.answerByVoice(questionKey, audio, this.clock.now());
    const usedBy = `recruitment.audio:${userId}:${questionKey}`;
    if (audio !== null) await this.files.claim(audio, userId, usedBy, SOUND_TYPES, 'audio');
    if (before !== null) await this.files.release(before, usedBy);
    await this.applications.save(application);
  }
}
