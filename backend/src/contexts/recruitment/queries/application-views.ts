import { ApiProperty } from '@nestjs/swagger';
import { ListPage } from '../../../platform/lists/list-page.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import {
  ANSWER_MARKS,
  APPLICANT_STATES,
  APPLICATION_STATES,
  type AnswerMark,
  type ApplicantState,
  type ApplicationState,
  FORM_PARTS,
  type FormPart,
  LANGUAGE_LEVELS,
  type LanguageLevel,
} from '../domain/application.js';

export class ApplicantView {
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ type: String, enum: ['male', 'female'], nullable: true }) gender!: 'male' | 'female' | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) birthdate!: string | null;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
}

export class ApplicationCityView {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty() slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
}

export class SpokenLanguageView {
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty({ enum: LANGUAGE_LEVELS }) level!: LanguageLevel;
}

export class GuidePreferencesView {
  @ApiProperty({ type: [String], description: 'Slugs of categories of tours.' }) categories!: readonly string[];
  @ApiProperty({ type: [Number], description: 'Weekdays 1 (Monday) to 7 without missions.' })
  daysOff!: readonly number[];
  @ApiProperty({ type: Number, nullable: true }) yearsGuiding!: number | null;
  @ApiProperty({ type: String, nullable: true, description: 'Number of the guide’s license.' }) licence!: string | null;
}

export class ApplicationAnswerView {
  @ApiProperty({ example: 'first-corner' }) questionKey!: string;
  @ApiProperty({ description: 'The question; its key where the site asks it no more.' }) title!: string;
  @ApiProperty({ description: 'What the question is asked for; may be empty.' }) summary!: string;
  @ApiProperty({ description: 'Empty where nothing is written.' }) text!: string;
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a day.' })
  audioUrl!: string | null;
  @ApiProperty({ description: 'The team asks for a new answer.' }) askedAgain!: boolean;
}

export class MissingPartView {
  @ApiProperty({ enum: FORM_PARTS }) part!: FormPart;
  @ApiProperty({ type: String, nullable: true, description: 'Of an answer.' }) questionKey!: string | null;
}

class ApplicationForm {
  @ApiProperty({ format: 'uuid', description: 'Of the account.' }) userId!: string;
  @ApiProperty({ type: ApplicantView }) applicant!: ApplicantView;
  @ApiProperty({ type: ApplicationCityView, nullable: true }) city!: ApplicationCityView | null;
  @ApiProperty({ type: String, nullable: true, example: 'it', description: 'The mother tongue.' })
  language!: string | null;
  @ApiProperty({ type: [SpokenLanguageView] }) spokenLanguages!: readonly SpokenLanguageView[];
  @ApiProperty({ type: Boolean, nullable: true }) carTour!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true }) bikeTour!: boolean | null;
  @ApiProperty({ type: GuidePreferencesView }) guidePreferences!: GuidePreferencesView;
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a day.' })
  pictureUrl!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'What the team asks for again.' }) remark!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'Why the team has rejected it.' }) reason!: string | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) submittedAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) decidedAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String }) changedAt!: Date;
}

/** The own application. */
export class MyApplication extends ApplicationForm {
  @ApiProperty({ enum: APPLICATION_STATES }) status!: ApplicationState;
  @ApiProperty({ type: [ApplicationAnswerView], description: 'Every question of the site, in its order.' })
  cmsAnswers!: ApplicationAnswerView[];
  @ApiProperty({ type: [MissingPartView], description: 'What must be added before it can be submitted.' })
  missing!: MissingPartView[];
  @ApiProperty({ description: 'The form takes changes.' }) mayBeEdited!: boolean;
  @ApiProperty({ enum: APPLICANT_STATES, isArray: true, description: 'What `PUT …/status` accepts now.' })
  nextStatuses!: ApplicantState[];
}

/** An application in the team's list. */
export class ApplicationRow {
  @ApiProperty({ format: 'uuid', description: 'Of the account.' }) userId!: string;
  @ApiProperty() firstName!: string;
  @ApiProperty() lastName!: string;
  @ApiProperty() email!: string;
  @ApiProperty({ enum: APPLICATION_STATES }) state!: ApplicationState;
  @ApiProperty({ type: String, nullable: true }) city!: string | null;
  @ApiProperty({ enum: LOCALES, isArray: true, description: 'In which the applicant can guide.' }) languages!: Locale[];
  @ApiProperty({ format: 'date-time', type: String, nullable: true }) submittedAt!: Date | null;
  @ApiProperty({ format: 'date-time', type: String }) changedAt!: Date;
}

export class ApplicationsPage extends ListPage<ApplicationRow> {
  @ApiProperty({ type: [ApplicationRow] }) items!: ApplicationRow[];
}

export const APPLICATION_ACTIONS = ['mark', 'ask-again', 'approve', 'reject'] as const;
export type ApplicationAction = (typeof APPLICATION_ACTIONS)[number];

export class MarkedAnswerView extends ApplicationAnswerView {
  @ApiProperty({ type: String, enum: ANSWER_MARKS, nullable: true }) mark!: AnswerMark | null;
}

/** An application, for the team. */
export class ApplicationRecord extends ApplicationForm {
  @ApiProperty({ enum: APPLICATION_STATES }) state!: ApplicationState;
  @ApiProperty({ type: [MarkedAnswerView] }) answers!: MarkedAnswerView[];
  @ApiProperty({ enum: APPLICATION_ACTIONS, isArray: true, description: 'What the reader may do now.' })
  actions!: ApplicationAction[];
  @ApiProperty({ description: 'To send back with a decision.' }) version!: number;
}
