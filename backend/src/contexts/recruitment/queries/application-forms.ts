import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { FileLinks } from '../../../platform/files/file-links.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { type Applicant, Applicants } from '../domain/applicants.js';
import { Application } from '../domain/application.js';
import { Places } from '../domain/places.js';
import { Questions } from '../domain/questions.js';
import type { ApplicationAnswerView, MyApplication } from './application-views.js';

type Columns = Pick<
  Application,
  | 'userId'
  | 'state'
  | 'changedAt'
  | 'submittedAt'
  | 'decidedAt'
  | 'reason'
  | 'remark'
  | 'cityId'
  | 'language'
  | 'spokenLanguages'
  | 'carTour'
  | 'bikeTour'
  | 'guidePreferences'
  | 'picture'
  | 'answers'
  | 'answerAgain'
  | 'marks'
  | 'version'
>;

/** An application as it stands, with the account of its applicant and the questions that the site asks now. */
interface ReadApplication {
  readonly application: Application;
  readonly applicant: Applicant;
  readonly questionKeys: readonly string[];
  readonly form: Omit<MyApplication, 'status' | 'cmsAnswers' | 'missing' | 'mayBeEdited' | 'nextStatuses'>;
  readonly answers: readonly ApplicationAnswerView[];
}

/** Reads applications for the applicant and for the team. */
@Injectable()
export class ApplicationForms {
  constructor(
    private readonly db: ReadDb,
    private readonly applicants: Applicants,
    private readonly questions: Questions,
    private readonly places: Places,
    private readonly links: FileLinks,
  ) {}

  async find(userId: string, language: Locale): Promise<ReadApplication | undefined> {
    const [row, applicant, questions] = await Promise.all([
      this.db.first(sql<Columns>`
        select user_id as "userId", state, changed_at as "changedAt", submitted_at as "submittedAt",
               decided_at as "decidedAt", reason, remark, city_id as "cityId", language,
               spoken_languages as "spokenLanguages", car_tour as "carTour", bike_tour as "bikeTour",
               guide_preferences as "guidePreferences", picture, answers, answer_again as "answerAgain", marks, version
        from recruitment.application where user_id = ${userId}
      `),
      this.applicants.find(userId),
      this.questions.all(language),
    ]);
    if (!row || !applicant) return undefined;
    const application = Object.assign(new Application(), row);
    const city = row.cityId === null ? undefined : await this.places.city(row.cityId, language);
    const { firstName, lastName, email, gender, birthdate, phone } = applicant;
    const { cityId: _city, picture, answers: _answers, answerAgain, marks: _marks, version: _version, ...rest } = row;
    const { state: _state, ...form } = rest;
    const known = questions.map(({ key }) => key);
    const later = row.answers.filter(({ questionKey }) => !known.includes(questionKey));
    const titles = [
      ...questions,
      ...later.map(({ questionKey }) => ({ key: questionKey, title: questionKey, summary: '' })),
    ];
    return {
      application,
      applicant,
      questionKeys: known,
      form: {
        ...form,
        applicant: { firstName, lastName, email, gender, birthdate, phone },
        city: city ?? null,
        pictureUrl: this.linkTo(picture),
      },
      answers: titles.map(({ key, title, summary }) => {
        const { text, audio } = application.answerTo(key);
        return {
          questionKey: key,
          title,
          summary,
          text,
          audioUrl: this.linkTo(audio),
          askedAgain: answerAgain.includes(key),
        };
      }),
    };
  }

  private linkTo(path: string | null): string | null {
    return path === null ? null : this.links.linkTo(path);
  }
}
