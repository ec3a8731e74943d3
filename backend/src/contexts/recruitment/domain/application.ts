import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { type LanguageCode, localeOf } from '../../../shared-kernel/language/language-code.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import type {
  ApplicationApproved,
  ApplicationAskedAgain,
  ApplicationRejected,
  ApplicationSubmitted,
  RecruitmentWorkItemRaised,
  RecruitmentWorkItemSettled,
} from '../events.js';
import type { Applicant } from './applicants.js';
import {
  AnswerUnknown,
  ApplicationClosed,
  ApplicationIncomplete,
  ApplicationStatusRefused,
  ApplicationUndecidable,
} from './application.errors.js';

/** The states of an application, from the first page of its form to the team's decision. */
export const APPLICATION_STATES = [
  'form-in-progress',
  'pending-review',
  'asked-again',
  'approved',
  'rejected',
] as const;

export type ApplicationState = (typeof APPLICATION_STATES)[number];

const transitions: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  'form-in-progress': ['pending-review'],
  'pending-review': ['asked-again', 'approved', 'rejected'],
  'asked-again': ['pending-review'],
  approved: [],
  rejected: ['form-in-progress'],
};

/** What applicants may ask for themselves: to submit, and to begin again after a refusal. */
export const APPLICANT_STATES = ['pending-review', 'form-in-progress'] as const satisfies readonly ApplicationState[];

export type ApplicantState = (typeof APPLICANT_STATES)[number];

export const LANGUAGE_LEVELS = ['native', 'fluent', 'good'] as const;

export type LanguageLevel = (typeof LANGUAGE_LEVELS)[number];

export interface SpokenLanguage {
  readonly language: Locale;
  readonly level: LanguageLevel;
}

/** How the applicant wants to guide. */
export interface GuidePreferences {
  /** Slugs of categories of tours. */
  readonly categories: readonly string[];
  /** Weekdays 1 (Monday) to 7 on which the applicant does not work. */
  readonly daysOff: readonly number[];
  readonly yearsGuiding: number | null;
  /** Number of the guide's license, where the applicant has one. */
  readonly licence: string | null;
}

/** The parts of the form beside answers, picture and the account. Null means that the applicant has not said it yet. */
export interface ApplicationDetails {
  readonly cityId: string | null;
  /** The mother tongue. */
  readonly language: LanguageCode | null;
  readonly spokenLanguages: readonly SpokenLanguage[];
  readonly carTour: boolean | null;
  readonly bikeTour: boolean | null;
  readonly guidePreferences: GuidePreferences;
}

/** An answer to a question of the CMS, in writing, by voice, or both. */
export interface Answer {
  /** Slug of the question. */
  readonly questionKey: string;
  readonly text: string;
  /** Path of an uploaded sound file. */
  readonly audio: string | null;
}

export const ANSWER_MARKS = ['good', 'fair', 'weak'] as const;

export type AnswerMark = (typeof ANSWER_MARKS)[number];

/** What a person of the team thinks of one answer. */
export interface MarkedAnswer {
  readonly questionKey: string;
  readonly mark: AnswerMark;
  /** Id of the account. */
  readonly by: string;
  /** ISO 8601. */
  readonly at: string;
}

/** The parts of the form that can be missing. `answer` is of one question. */
export const FORM_PARTS = [
  'phone',
  'birthdate',
  'city',
  'language',
  'guide-language',
  'categories',
  'car',
  'bike',
  'picture',
  'answer',
  'answer-again',
  'voice',
] as const;

export type FormPart = (typeof FORM_PARTS)[number];

export interface MissingPart {
  readonly part: FormPart;
  /** Of `answer` and `answer-again`. */
  readonly questionKey: string | null;
}

/** Months that recordings, answers and picture of a refused applicant are kept: the most that the rules on personal data allow. */
export const MONTHS_KEPT_AFTER_REFUSAL = 24;

export const NO_PREFERENCES: GuidePreferences = { categories: [], daysOff: [], yearsGuiding: null, licence: null };

const WAITING = 'application-waiting';

/** A person's application to guide. Name, telephone number and date of birth stand in the account. */
export class Application extends AggregateRoot {
  readonly userId!: string;
  state!: ApplicationState;
  changedAt!: Date;
  /** Of the last submission. */
  submittedAt!: Date | null;
  decidedAt!: Date | null;
  /** Why the team rejected it, in the words that the applicant is mailed. */
  reason!: string | null;
  /** What the team asked for again, in the words that the applicant is mailed. */
  remark!: string | null;
  cityId!: string | null;
  language!: LanguageCode | null;
  spokenLanguages!: readonly SpokenLanguage[];
  carTour!: boolean | null;
  bikeTour!: boolean | null;
  guidePreferences!: GuidePreferences;
  /** Path of an uploaded picture. */
  picture!: string | null;
  answers!: readonly Answer[];
  /** Keys of the questions that the team asked again and the applicant has not answered anew. */
  answerAgain!: readonly string[];
  marks!: readonly MarkedAnswer[];
  version!: number;

  static begin(userId: string, now: Date): Application {
    return Object.assign(new Application(), {
      userId,
      state: 'form-in-progress',
      changedAt: now,
      submittedAt: null,
      decidedAt: null,
      reason: null,
      remark: null,
      cityId: null,
      language: null,
      spokenLanguages: [],
      carTour: null,
      bikeTour: null,
      guidePreferences: NO_PREFERENCES,
      picture: null,
      answers: [],
      answerAgain: [],
      marks: [],
      version: 1,
    } satisfies Partial<Application>);
  }

  get mayBeEdited(): boolean {
    return this.state === 'form-in-progress' || this.state === 'asked-again';
  }

  /** An undefined field is kept. */
  fillIn(details: { readonly [Field in keyof ApplicationDetails]?: ApplicationDetails[Field] | undefined }, now: Date) {
    this.mustBeEditable();
    Object.assign(this, Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)));
    this.changedAt = now;
  }

  choosePicture(picture: string | null, now: Date): void {
    this.mustBeEditable();
    this.picture = picture;
    this.changedAt = now;
  }

  answerInWriting(questionKey: string, text: string, now: Date): void {
    this.mustBeEditable();
    if (this.answerTo(questionKey).text === text) return;
    this.keep({ ...this.answerTo(questionKey), text }, now);
  }

  /** @param audio the path of an upload; null removes the recording */
  answerByVoice(questionKey: string, audio: string | null, now: Date): void {
    this.mustBeEditable();
    this.keep({ ...this.answerTo(questionKey), audio }, now);
  }

  answerTo(questionKey: string): Answer {
    return this.answers.find((answer) => answer.questionKey === questionKey) ?? { questionKey, text: '', audio: null };
  }

  /** What the applicant must add before the application can be submitted, in the order of the form. */
  missing(applicant: Pick<Applicant, 'phone' | 'birthdate'>, questionKeys: readonly string[]): readonly MissingPart[] {
    const isMissing: Readonly<Record<Exclude<FormPart, 'answer' | 'answer-again'>, boolean>> = {
      phone: applicant.phone === null,
      birthdate: applicant.birthdate === null,
      city: this.cityId === null,
      language: this.language === null,
      'guide-language': this.guideLanguages.length === 0,
      categories: this.guidePreferences.categories.length === 0,
      car: this.carTour === null,
      bike: this.bikeTour === null,
      picture: this.picture === null,
      voice: !this.answers.some(({ audio }) => audio !== null),
    };
    const without = (key: string): boolean => this.answerTo(key).text === '' && this.answerTo(key).audio === null;
    return FORM_PARTS.flatMap((part): MissingPart[] => {
      if (part === 'answer') return questionKeys.filter(without).map((questionKey) => ({ part, questionKey }));
      if (part === 'answer-again')
        return this.answerAgain.filter((key) => !without(key)).map((questionKey) => ({ part, questionKey }));
      return isMissing[part] ? [{ part, questionKey: null }] : [];
    });
  }

  /** The languages of the product in which the applicant can guide, each once. */
  get guideLanguages(): readonly SpokenLanguage[] {
    const motherTongue = this.language === null ? undefined : localeOf(this.language);
    const spoken = new Map(this.spokenLanguages.map((each) => [each.language, each]));
    if (motherTongue === undefined) return [...spoken.values()];
    spoken.delete(motherTongue);
    return [{ language: motherTongue, level: 'native' }, ...spoken.values()];
  }

  /** Throws ApplicationStatusRefused, or ApplicationIncomplete with what is missing. */
  submit(missing: readonly MissingPart[], now: Date): void {
    this.moveTo('pending-review', now);
    if (missing.length > 0) throw new ApplicationIncomplete({ missing: missing.map(nameOf) });
    this.submittedAt = now;
    this.record<ApplicationSubmitted>({ type: 'recruitment.application-submitted.v1', userId: this.userId });
    this.record<RecruitmentWorkItemRaised>({
      type: 'recruitment.work-item-raised.v1',
      kind: WAITING,
      key: this.userId,
      subject: { type: 'application', id: this.userId },
      facts: { waitingSince: now.toISOString() },
    });
  }

  /** Begins again after a refusal. What was written stays, as long as it is kept. Throws ApplicationStatusRefused. */
  beginAgain(now: Date): void {
    this.moveTo('form-in-progress', now);
    this.decidedAt = null;
    this.reason = null;
    this.remark = null;
    this.marks = [];
  }

  /** Throws ApplicationUndecidable or AnswerUnknown. A null mark takes the mark back. */
  mark(questionKey: string, mark: AnswerMark | null, by: string, now: Date): void {
    this.mustBeWaiting();
    if (!this.answers.some((answer) => answer.questionKey === questionKey)) throw new AnswerUnknown();
    const others = this.marks.filter((marked) => marked.questionKey !== questionKey);
    this.marks = mark === null ? others : [...others, { questionKey, mark, by, at: now.toISOString() }];
  }

  /** Throws ApplicationUndecidable. */
  askAgain(remark: string, questionKeys: readonly string[], now: Date): void {
    this.decide('asked-again', now);
    this.remark = remark;
    this.answerAgain = [...new Set(questionKeys)];
    this.record<ApplicationAskedAgain>({ type: 'recruitment.application-asked-again.v1', userId: this.userId });
  }

  /** Throws ApplicationUndecidable. */
  approve({ firstName, lastName }: Pick<Applicant, 'firstName' | 'lastName'>, now: Date): void {
    this.decide('approved', now);
    this.decidedAt = now;
    this.remark = null;
    const { categories, daysOff, yearsGuiding, licence } = this.guidePreferences;
    this.record<ApplicationApproved>({
      type: 'recruitment.application-approved.v1',
      userId: this.userId,
      firstName,
      lastName,
      cityIds: this.cityId === null ? [] : [this.cityId],
      languages: this.guideLanguages.map(({ language, level }) => ({ language, level })),
      categories,
      hasCar: this.carTour === true,
      hasBikes: this.bikeTour === true,
      daysOff,
      yearsGuiding,
      licence,
      picture: this.picture,
    });
  }

  /** Throws ApplicationUndecidable. */
  reject(reason: string, now: Date): void {
    this.decide('rejected', now);
    this.decidedAt = now;
    this.reason = reason;
    this.remark = null;
    this.record<ApplicationRejected>({ type: 'recruitment.application-rejected.v1', userId: this.userId });
  }

  /** Removes what tells of a refused applicant. Answers the files that it used. */
  removeRecordings(): readonly string[] {
    const files = [this.picture, ...this.answers.map(({ audio }) => audio)].filter((path) => path !== null);
    Object.assign(this, { picture: null, answers: [], answerAgain: [], marks: [], guidePreferences: NO_PREFERENCES });
    return files;
  }

  private keep(answer: Answer, now: Date): void {
    const { questionKey } = answer;
    const others = this.answers.filter((each) => each.questionKey !== questionKey);
    const isEmpty = answer.text === '' && answer.audio === null;
    this.answers = isEmpty ? others : [...others, answer];
    this.answerAgain = this.answerAgain.filter((key) => key !== questionKey);
    this.marks = this.marks.filter((marked) => marked.questionKey !== questionKey);
    this.changedAt = now;
  }

  private decide(state: 'asked-again' | 'approved' | 'rejected', now: Date): void {
    this.mustBeWaiting();
    this.moveTo(state, now);
    this.record<RecruitmentWorkItemSettled>({
      type: 'recruitment.work-item-settled.v1',
      kind: WAITING,
      key: this.userId,
    });
  }

  private moveTo(state: ApplicationState, now: Date): void {
    if (!transitions[this.state].includes(state)) throw new ApplicationStatusRefused({ from: this.state, to: state });
    this.state = state;
    this.changedAt = now;
  }

  private mustBeEditable(): void {
    if (!this.mayBeEdited) throw new ApplicationClosed({ state: this.state });
  }

  private mustBeWaiting(): void {
    if (this.state !== 'pending-review') throw new ApplicationUndecidable({ state: this.state });
  }
}

const nameOf = ({ part, questionKey }: MissingPart): string => (questionKey === null ? part : `${part}:${questionKey}`);
