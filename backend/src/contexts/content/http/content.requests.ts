import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, Matches } from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/locale.js';

export class LanguageRequest {
  @ApiProperty({
    enum: LOCALES,
    required: false,
    default: DEFAULT_LOCALE,
    description: 'An unknown one is answered in en_US.',
  })
  @Transform(({ value }: { value: unknown }) => localeOrDefault(value))
  @IsIn(LOCALES)
  language: Locale = DEFAULT_LOCALE;
}

export class EntriesRequest extends LanguageRequest {
  @ApiProperty({ example: 'legal', description: 'Kind of text.' })
  @Matches(/^[a-z0-9-]{1,60}$/)
  content_cms!: string;

  @ApiProperty({ required: false, example: 'terms', description: 'Only the text with this slug.' })
  @IsOptional()
  @Matches(/^[a-z0-9-]{1,120}$/)
  slug?: string;
}

export class PlaceTextRequest extends LanguageRequest {
  @ApiProperty({ example: 'italy', description: 'Slug of the continent or country.' })
  @Matches(/^[a-z0-9-]{1,120}$/)
  content_cms_entry__!: string;
}
