import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ApplicationUnknown } from '../domain/application.errors.js';
import { ApplicationForms } from './application-forms.js';
import { APPLICATION_ACTIONS, ApplicationRecord } from './application-views.js';

/** One application, for the team. Throws ApplicationUnknown. */
export class FindApplicationRecord extends Query<ApplicationRecord> {
  constructor(
    readonly userId: string,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindApplicationRecord)
export class FindApplicationRecordHandler implements IQueryHandler<FindApplicationRecord> {
  constructor(private readonly forms: ApplicationForms) {}

  async execute({ userId, language, actor }: FindApplicationRecord): Promise<ApplicationRecord> {
    actor.mustBeAllowed('application.review');
    const found = await this.forms.find(userId, language);
    if (!found) throw new ApplicationUnknown();
    const { application, form, answers } = found;
    const { state, marks, version } = application;
    return {
      ...form,
      state,
      answers: answers.map((answer) => ({
        ...answer,
        mark: marks.find(({ questionKey }) => questionKey === answer.questionKey)?.mark ?? null,
      })),
      actions: state === 'pending-review' ? [...APPLICATION_ACTIONS] : [],
      version,
    };
  }
}
