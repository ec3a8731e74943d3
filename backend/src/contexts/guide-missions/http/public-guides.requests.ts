import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IdOrSlug, Optional, Whole } from '../../../platform/http/fields.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { MissionLanguageRequest } from './guide-missions.requests.js';

/** What cannot be a slug names nobody. */
export class GuideSlugParams {
  @ApiProperty({ example: 'giulia-m' }) @IdOrSlug() slug!: string;
}

export class PublicGuidesRequest extends MissionLanguageRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @IdOrSlug() city?: string;
  @ApiProperty({ required: false, example: 'food-tour' }) @Optional() @IdOrSlug() category?: string;
  @ApiProperty({ required: false, enum: LOCALES, description: 'A language that they guide in.' })
  @Optional()
  @IsIn(LOCALES)
  guideLanguage?: Locale;
  @ApiProperty({ required: false, default: 1 })
  @Whole(1, 10_000)
  page = 1;
}
