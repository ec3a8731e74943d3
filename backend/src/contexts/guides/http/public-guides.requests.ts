import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IdOrSlug, Language, Optional, Whole } from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';

export class GuideLanguageRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}

/** What cannot be a slug names nobody. */
export class GuideSlugParams {
  @ApiProperty({ example: 'giulia-m' }) @IdOrSlug() slug!: string;
}

export class PublicGuidesRequest extends GuideLanguageRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @IdOrSlug() city?: string;
  @ApiProperty({ required: false, example: 'food-tour' }) @Optional() @IdOrSlug() category?: string;
  @ApiProperty({ required: false, enum: LOCALES, description: 'A language that they guide in.' })
  @Optional()
  @IsIn(LOCALES)
  guideLanguage?: Locale;
  @ApiProperty({ required: false, description: 'Id or slug: those who can lead this tour, the best rated first.' })
  @Optional()
  @IdOrSlug()
  tour?: string;
  @ApiProperty({ required: false, default: 1 })
  @Whole(1, 10_000)
  page = 1;
}
