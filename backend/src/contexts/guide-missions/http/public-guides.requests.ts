import { ApiProperty } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import { ID_OR_SLUG, Optional, Whole } from '../../../platform/http/fields.js';
import { LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { MissionLanguageRequest } from './guide-missions.requests.js';

/** What cannot be a slug names nobody. */
export class GuideSlugParams {
  @ApiProperty({ example: 'giulia-m' }) @Matches(ID_OR_SLUG) slug!: string;
}

export class PublicGuidesRequest extends MissionLanguageRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @Optional() @Matches(ID_OR_SLUG) city?: string;
  @ApiProperty({ required: false, example: 'food-tour' }) @Optional() @Matches(ID_OR_SLUG) category?: string;
  @ApiProperty({ required: false, enum: LOCALES, description: 'A language that they guide in.' })
  @Optional()
  @IsIn(LOCALES)
  guideLanguage?: Locale;
  @ApiProperty({ required: false, default: 1 })
  @Whole(1, 10_000)
  page = 1;
}
