import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsIn, IsString, IsUUID, Length, Matches, ValidateIf } from 'class-validator';
import { Integer, Language, Optional, Trimmed } from '../../../platform/http/fields.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ANSWER_MARKS, APPLICATION_STATES, type AnswerMark, type ApplicationState } from '../domain/application.js';
import { MOST_QUESTIONS, QUESTION_KEY, QuestionKey } from './question-key.js';

export class ApplicationsRequest extends listRequest(['changedAt', 'submittedAt'], '-changedAt') {
  @ApiProperty({ required: false, enum: APPLICATION_STATES })
  @Optional()
  @IsIn(APPLICATION_STATES)
  state?: ApplicationState;
}

export class ApplicationParams {
  @ApiProperty({ format: 'uuid', description: 'Of the account.' }) @IsUUID() id!: string;
}

export class ApplicationLanguageRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

/** The version of the record that the decision was made on. */
export class ApplicationVersionRequest {
  @Integer(1, 2_147_483_647) version!: number;
}

export class MarkAnswerRequest extends ApplicationVersionRequest {
  @QuestionKey() questionKey!: string;
  @ApiProperty({ type: String, enum: ANSWER_MARKS, nullable: true, description: 'Null takes the mark back.' })
  @ValidateIf((_, value) => value !== null)
  @IsIn(ANSWER_MARKS)
  mark!: AnswerMark | null;
}

export class AskAgainRequest extends ApplicationVersionRequest {
  @ApiProperty({ minLength: 1, maxLength: 2000, description: 'The applicant is mailed these words.' })
  @Trimmed()
  @IsString()
  @Length(1, 2000)
  remark!: string;
  @ApiProperty({ type: [String], maxItems: MOST_QUESTIONS, description: 'Questions to answer anew.' })
  @IsArray()
  @ArrayMaxSize(MOST_QUESTIONS)
  @Matches(QUESTION_KEY, { each: true })
  questionKeys!: string[];
}

export class RejectApplicationRequest extends ApplicationVersionRequest {
  @ApiProperty({ minLength: 1, maxLength: 2000, description: 'The applicant is mailed these words.' })
  @Trimmed()
  @IsString()
  @Length(1, 2000)
  reason!: string;
}
