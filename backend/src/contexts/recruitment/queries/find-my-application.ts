import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { ApplicationUnknown } from '../domain/application.errors.js';
import type { ApplicantState, Application } from '../domain/application.js';
import { ApplicationForms } from './application-forms.js';
import { MyApplication } from './application-views.js';

/** The actor's own application. Throws ApplicationUnknown. */
export class FindMyApplication extends Query<MyApplication> {
  constructor(
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindMyApplication)
export class FindMyApplicationHandler implements IQueryHandler<FindMyApplication> {
  constructor(private readonly forms: ApplicationForms) {}

  async execute({ language, actor }: FindMyApplication): Promise<MyApplication> {
    const found = await this.forms.find(actor.mustBePerson(), language);
    if (!found) throw new ApplicationUnknown();
    const { application, applicant, questionKeys, form, answers } = found;
    return {
      ...form,
      status: application.state,
      cmsAnswers: answers.filter(({ questionKey }) => questionKeys.includes(questionKey)),
      missing: application.mayBeEdited ? [...application.missing(applicant, questionKeys)] : [],
      mayBeEdited: application.mayBeEdited,
      nextStatuses: nextStatuses(application),
    };
  }
}

function nextStatuses({ mayBeEdited, state }: Application): ApplicantState[] {
  if (mayBeEdited) return ['pending-review'];
  return state === 'rejected' ? ['form-in-progress'] : [];
}
