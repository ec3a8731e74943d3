import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';
import { Nested, Optional, Trimmed } from '../../../platform/http/fields.js';
import type { Texts } from '../domain/tour-content.js';
import { LOCALES } from '../../../shared-kernel/language/locale.js';

/** A text of up to `most` characters, perhaps empty. */
export const Written = (most: number): PropertyDecorator =>
  applyDecorators(ApiProperty({ type: String, maxLength: most }), Trimmed(), IsString(), MaxLength(most));

const InLanguage = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, required: false, maxLength: 2000 }),
    Optional(),
    Trimmed(),
    IsString(),
    MaxLength(2000),
  );

/** One text by language. An empty one counts as missing. */
export class TextsRequest implements Texts {
  @InLanguage() en_US?: string;
  @InLanguage() fr_FR?: string;
  @InLanguage() de_DE?: string;
  @InLanguage() es_ES?: string;
  @InLanguage() it_IT?: string;
  @InLanguage() ru_RU?: string;
  @InLanguage() ja_JP?: string;
}

/** A text by language. */
export const TextsField = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: TextsRequest }),
    Nested(() => TextsRequest),
  );

/** Without the languages in which nothing is written. */
export const textsOf = (request: TextsRequest): Texts =>
  Object.fromEntries(LOCALES.flatMap((language) => (request[language] ? [[language, request[language]]] : [])));
