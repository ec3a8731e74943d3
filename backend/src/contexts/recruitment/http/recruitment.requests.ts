import { ApiProperty } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ID_OR_SLUG, IdOrSlug, Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { isLanguageCode, type LanguageCode } from '../../../shared-kernel/language/language-code.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import {
  APPLICANT_STATES,
  type ApplicantState,
  type GuidePreferences,
  LANGUAGE_LEVELS,
  type LanguageLevel,
} from '../domain/application.js';
import { MOST_QUESTIONS, QuestionKey } from './question-key.js';

export class RecruitmentParameters {
  @ApiProperty({ format: 'uuid', description: 'Of the account.' }) @IsUUID() id!: string;
}

const MOST_CATEGORIES = 30;
const LONGEST_ANSWER = 4000;

/** An upload's address (`fileUrl`) stands for its `path`. */
const pathOfUpload = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.replace(/^(?:https?:\/\/[^/]+)?\/files\//, '').replace(/\?.*$/, '') : value,
);

const NullOr = (): PropertyDecorator => ValidateIf((_, value) => value !== null);

export class WrittenAnswerRequest {
  @QuestionKey() questionKey!: string;
  @ApiProperty({ maxLength: LONGEST_ANSWER, description: 'Empty to take the answer back.' })
  @Trimmed()
  @IsString()
  @MaxLength(LONGEST_ANSWER)
  text!: string;
}

export class CmsAnswersRequest {
  @ApiProperty({ type: [WrittenAnswerRequest], maxItems: MOST_QUESTIONS })
  @IsArray()
  @ArrayMaxSize(MOST_QUESTIONS)
  @ValidateNested({ each: true })
  @Type(() => WrittenAnswerRequest)
  cmsAnswers!: WrittenAnswerRequest[];
}

export class ApplicationStatusRequest {
  @ApiProperty({
    enum: APPLICANT_STATES,
    description: '`pending-review` submits the application; `form-in-progress` begins again after a refusal.',
  })
  @IsIn(APPLICANT_STATES)
  status!: ApplicantState;
}

export class SpokenLanguageRequest {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) language!: Locale;
  @ApiProperty({ enum: LANGUAGE_LEVELS }) @IsIn(LANGUAGE_LEVELS) level!: LanguageLevel;
}

export class GuidePreferencesRequest implements GuidePreferences {
  @ApiProperty({ type: [String], maxItems: MOST_CATEGORIES, description: 'Slugs of categories of tours.' })
  @IsArray()
  @ArrayMaxSize(MOST_CATEGORIES)
  @Matches(ID_OR_SLUG, { each: true })
  categories!: string[];
  @ApiProperty({ type: [Number], maxItems: 6, description: 'Weekdays 1 (Monday) to 7 without missions.' })
  @IsArray()
  @ArrayMaxSize(6)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  daysOff!: number[];
  @ApiProperty({ type: 'integer', minimum: 0, maximum: 80, nullable: true })
  @NullOr()
  @IsInt()
  @Min(0)
  @Max(80)
  yearsGuiding!: number | null;
  @ApiProperty({ type: String, minLength: 1, maxLength: 100, nullable: true })
  @NullOr()
  @Trimmed()
  @IsString()
  @Length(1, 100)
  licence!: string | null;
}

/** Parts of the form. A field that is left out is kept. */
export class ApplicationPreferencesRequest {
  @ApiProperty({ type: String, required: false, example: 'rome', description: 'Id or slug.' })
  @Optional()
  @IdOrSlug()
  city?: string;
  @ApiProperty({ type: String, required: false, example: 'it', description: 'The mother tongue.' })
  @Optional()
  @Format('isLanguageCode', isLanguageCode)
  language?: LanguageCode;
  @ApiProperty({ type: [SpokenLanguageRequest], required: false, maxItems: LOCALES.length })
  @Optional()
  @IsArray()
  @ArrayMaxSize(LOCALES.length)
  @ValidateNested({ each: true })
  @Type(() => SpokenLanguageRequest)
  spokenLanguages?: SpokenLanguageRequest[];
  @ApiProperty({ type: Boolean, required: false }) @Optional() @IsBoolean() carTour?: boolean;
  @ApiProperty({ type: Boolean, required: false }) @Optional() @IsBoolean() bikeTour?: boolean;
  @ApiProperty({ type: GuidePreferencesRequest, required: false })
  @Optional()
  @Nested(() => GuidePreferencesRequest)
  guidePreferences?: GuidePreferencesRequest;
}

export class ApplicationPictureRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `path` or `fileUrl` that POST /api/s3/uploadFile has answered; null removes the picture.',
  })
  @pathOfUpload
  @NullOr()
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:jpg|png|gif)$/)
  pictureUrl!: string | null;
}

export class ApplicationAudioRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `path` or `fileUrl` that POST /api/s3/uploadFile has answered; null removes the recording.',
  })
  @pathOfUpload
  @NullOr()
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:mp3|wav|ogg|webm|m4a)$/)
  audio!: string | null;
  @QuestionKey() questionKey!: string;
}
