import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsArray, IsIn, IsInt, IsString, IsUUID, Length, Max, MaxLength, Min } from 'class-validator';
import {
  Email,
  Integer,
  Language,
  Name,
  Nested,
  Optional,
  Time,
  TimeZone,
  Trimmed,
  Whole,
} from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';

const LONGEST_MESSAGE = 4000;
const LONGEST_TITLE = 80;
const MOST = 1_000_000;
const SUNDAY = 7;

export class ChatRequest {
  @Language('Of your screen.') language: Locale = DEFAULT_LOCALE;
}

export class ChatMessageRequest {
  @ApiProperty({ format: 'uuid', description: 'New for each message: a repeated one is kept once.' })
  @IsUUID()
  id!: string;

  @ApiProperty({ minLength: 1, maxLength: LONGEST_MESSAGE })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_MESSAGE)
  text!: string;

  @ApiProperty({ required: false }) @Optional() @Name(120) name?: string;
  @ApiProperty({ required: false, description: 'Where an answer goes when you are away.' })
  @Optional()
  @Email()
  email?: string;
  @ApiProperty({ required: false, enum: CURRENCIES, description: 'Of your screen.' })
  @Optional()
  @IsIn(CURRENCIES)
  currency: Currency = DEFAULT_CURRENCY;
}

export class ReadChatRequest {
  @ApiProperty({ description: 'All messages up to this one were read.' }) @Whole(1, MOST) position!: number;
}

export class ChatLinkRequest {
  @ApiProperty({ description: 'From the address of the mailed link.' }) @IsString() @Length(1, 200) token!: string;
}

export class TranscriptRequest {
  @ApiProperty() @Email() email!: string;
}

export class TeamHoursRequest {
  @ApiProperty({ example: 'Europe/Rome' }) @TimeZone() @MaxLength(60) zone!: string;

  @ApiProperty({ type: 'integer', isArray: true, minimum: 1, maximum: SUNDAY, description: '1 is Monday.' })
  @IsArray()
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(SUNDAY, { each: true })
  weekdays!: number[];

  @ApiProperty({ example: '09:00' }) @Time() opens!: string;
  @ApiProperty({ example: '20:00' }) @Time() closes!: string;
  @Integer(1, MOST) version!: number;
}

const InLanguage = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, minLength: 1, maxLength: LONGEST_MESSAGE }),
    Trimmed(),
    IsString(),
    Length(1, LONGEST_MESSAGE),
  );

/** One text in each language. */
export class AnswerTextsRequest {
  @InLanguage() en_US!: string;
  @InLanguage() fr_FR!: string;
  @InLanguage() de_DE!: string;
  @InLanguage() es_ES!: string;
  @InLanguage() it_IT!: string;
  @InLanguage() ru_RU!: string;
  @InLanguage() ja_JP!: string;
}

export class CannedAnswerRequest {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_TITLE })
  @Trimmed()
  @IsString()
  @Length(1, LONGEST_TITLE)
  title!: string;

  @ApiProperty({ type: AnswerTextsRequest }) @Nested(() => AnswerTextsRequest) texts!: AnswerTextsRequest;
}

export class ChangedCannedAnswerRequest extends CannedAnswerRequest {
  @Integer(1, MOST) version!: number;
}

export class CannedAnswerParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}
