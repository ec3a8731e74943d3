import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsString,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Day, ID_OR_SLUG, Instant, Integer, Name, Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { Fraction } from '../../../platform/http/fractions.js';
import { listRequest } from '../../../platform/lists/list-request.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { ENTRY_KINDS } from '../domain/cms-entries.js';
import type { EntryFacts, EntryWords } from '../domain/entry.js';
import { TOPICS } from '../domain/topics.js';
import { TEAM_ENTRY_SORTS } from '../queries/find-entries-for-team.js';
import { ENTRY_STATES, type EntryState } from '../queries/team-entry-views.js';

const LAST_VERSION = 2_147_483_647;
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_TEXT = 60_000;

export class TeamEntriesRequest extends listRequest(TEAM_ENTRY_SORTS, '-changedAt') {
  @ApiProperty({ required: false, enum: ENTRY_KINDS }) @Optional() @IsIn(ENTRY_KINDS) kind?: string;
  @ApiProperty({ required: false, enum: ENTRY_STATES }) @Optional() @IsIn(ENTRY_STATES) state?: EntryState;
  @ApiProperty({ required: false, enum: LOCALES, description: 'Visitors read English in this language.' })
  @Optional()
  @IsIn(LOCALES)
  missingIn?: Locale;
  @ApiProperty({ required: false, enum: LOCALES, description: 'The English text has changed since.' })
  @Optional()
  @IsIn(LOCALES)
  outdatedIn?: Locale;
}

export class TeamEntryParams {
  @ApiProperty({ enum: ENTRY_KINDS }) @IsIn(ENTRY_KINDS) kind!: string;
  @ApiProperty({ pattern: SLUG.source, maxLength: 120 }) @Format('isIdOrSlug', SLUG) @MaxLength(120) slug!: string;
}

export class TeamEntryTextParams extends TeamEntryParams {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) locale!: Locale;
}

export class EntryWordsRequest {
  @ApiProperty({ minLength: 1, maxLength: 200 }) @Trimmed() @IsString() @Length(1, 200) title!: string;
  @ApiProperty({ maxLength: 500 }) @Trimmed() @IsString() @MaxLength(500) summary!: string;
  @ApiProperty({ maxLength: LONGEST_TEXT }) @IsString() @MaxLength(LONGEST_TEXT) markdown!: string;
  @ApiProperty({ required: false, maxLength: 200, description: 'Who says so; of figures.' })
  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(200)
  source?: string;
  @ApiProperty({ required: false, maxLength: 500, description: 'What people type who look for it.' })
  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(500)
  searchWords?: string;
}

export class WriteEntryTextRequest extends EntryWordsRequest {
  @ApiProperty({ description: 'Of the text as it was read; 0 where there was none.' })
  @Integer(0, LAST_VERSION)
  version!: number;
  @ApiProperty({ required: false, description: 'The revision of the English text that this says the same as.' })
  @Optional()
  @Integer(1, LAST_VERSION)
  translatedFrom?: number;
}

export class EntryPreviewRequest {
  @ApiProperty({ maxLength: 200 }) @IsString() @MaxLength(200) title!: string;
  @ApiProperty({ maxLength: 500 }) @IsString() @MaxLength(500) summary!: string;
  @ApiProperty({ maxLength: LONGEST_TEXT }) @IsString() @MaxLength(LONGEST_TEXT) markdown!: string;
}

export class SeenTextRequest {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) language!: Locale;
  @ApiProperty({ description: 'Of the text as it was read.' }) @Integer(1, LAST_VERSION) version!: number;
}

export class RestoreEntryTextRequest extends SeenTextRequest {
  @ApiProperty({ description: 'Of the revision.' }) @Integer(1, LAST_VERSION) number!: number;
}

export class PublishEntryRequest {
  @ApiProperty({ type: [SeenTextRequest], minItems: 1, maxItems: LOCALES.length })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(LOCALES.length)
  @ValidateNested({ each: true })
  @Type(() => SeenTextRequest)
  texts!: SeenTextRequest[];
  @ApiProperty({ description: 'Although some visitors would read English or a translation of an older text.' })
  @IsBoolean()
  evenIfMixed!: boolean;
}

export class ScheduleEntryRequest extends PublishEntryRequest {
  @ApiProperty({ format: 'date-time' }) @Instant() publishAt!: string;
}

class EntryLandmarkRequest {
  @ApiProperty({ pattern: '^[a-z-]{1,40}$', description: 'What the poster draws.' })
  @Format('isIdOrSlug', /^[a-z-]{1,40}$/)
  motif!: string;
  @Name(120) name!: string;
}

const Slugs = (description: string) => (target: object, name: string) => {
  ApiProperty({ required: false, type: [String], maxItems: 20, description })(target, name);
  Optional()(target, name);
  IsArray()(target, name);
  ArrayMaxSize(20)(target, name);
  Format('isIdOrSlug', ID_OR_SLUG, { each: true })(target, name);
};

export class EntryFactsRequest {
  @Integer(0, 1_000_000) position!: number;
  @ApiProperty({ required: false, format: 'date', description: 'Of an article.' })
  @Optional()
  @Day()
  publishedOn?: string;
  @ApiProperty({ required: false, minLength: 1, maxLength: 120 })
  @Optional()
  @Trimmed()
  @IsString()
  @Length(1, 120)
  author?: string;
  @ApiProperty({ required: false, enum: TOPICS, description: 'Of a question.' })
  @Optional()
  @IsIn(TOPICS)
  topic?: (typeof TOPICS)[number];
  @Fraction({ required: false, minimum: 0, maximum: 1_000_000_000, description: 'Of a figure.' })
  @Optional()
  @Min(0)
  @Max(1_000_000_000)
  value?: number;
  @ApiProperty({ required: false, format: 'date', description: 'When the figure was true.' })
  @Optional()
  @Day()
  date?: string;
  @ApiProperty({ required: false, type: [EntryLandmarkRequest], maxItems: 8, description: 'What the poster shows.' })
  @Optional()
  @IsArray()
  @ArrayMaxSize(8)
  @ValidateNested({ each: true })
  @Type(() => EntryLandmarkRequest)
  landmarks?: EntryLandmarkRequest[];
  @ApiProperty({ required: false, enum: ['rain'] }) @Optional() @IsIn(['rain']) weather?: 'rain';
  @Slugs('Slugs of tours that it tells about.') tours?: string[];
  @Slugs('Slugs of cities that it tells about.') cities?: string[];
}

export class ChangeEntryFactsRequest extends EntryFactsRequest {
  @ApiProperty({ description: 'Of the facts as they were read.' }) @Integer(1, LAST_VERSION) version!: number;
}

export class BeginEntryRequest extends TeamEntryParams {
  @ApiProperty({ type: EntryFactsRequest }) @Nested(() => EntryFactsRequest) facts!: EntryFactsRequest;
  @ApiProperty({ type: EntryWordsRequest, description: 'In English.' })
  @Nested(() => EntryWordsRequest)
  words!: EntryWordsRequest;
}

export const wordsOf = ({ title, summary, markdown, source, searchWords }: EntryWordsRequest): EntryWords => ({
  title,
  summary,
  markdown: markdown.replaceAll('\r\n', '\n').trim(),
  ...(source && { source }),
  ...(searchWords && { searchWords }),
});

export const factsOf = (request: EntryFactsRequest): EntryFacts => {
  const { position, publishedOn, author, topic, value, date, landmarks, weather, tours, cities } = request;
  return {
    position,
    ...(publishedOn && { publishedOn }),
    ...(author && { author }),
    ...(topic && { topic }),
    ...(value === undefined ? {} : { value }),
    ...(date && { date }),
    ...(landmarks?.length ? { landmarks: landmarks.map(({ motif, name }) => ({ motif, name })) } : {}),
    ...(weather && { weather }),
    ...(tours?.length ? { tours } : {}),
    ...(cities?.length ? { cities } : {}),
  };
};
