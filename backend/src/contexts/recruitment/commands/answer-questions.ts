import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { QuestionUnknown } from '../domain/application.errors.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { Questions } from '../domain/questions.js';

export interface WrittenAnswer {
  readonly questionKey: string;
  /** Empty to take the answer back. */
  readonly text: string;
}

/** Keeps written answers of the actor. Other answers stay. Throws ApplicationUnknown, ApplicationClosed, QuestionUnknown. */
export class AnswerQuestions extends Command<void> {
  constructor(
    readonly answers: readonly WrittenAnswer[],
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerQuestions)
export class AnswerQuestionsHandler implements ICommandHandler<AnswerQuestions> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly questions: Questions,
    private readonly clock: Clock,
  ) {}

  async execute({ answers, actor }: AnswerQuestions): Promise<void> {
    const application = await this.applications.getForChange(actor.mustBePerson());
    const asked = (await this.questions.all(DEFAULT_LOCALE)).map(({ key }) => key);
    for (const { questionKey, text } of answers) {
      if (!asked.includes(questionKey)) throw new QuestionUnknown({ questionKey });
      application.answerInWriting(questionKey, text, this.clock.now());
    }
    await this.applications.save(application);
  }
}
