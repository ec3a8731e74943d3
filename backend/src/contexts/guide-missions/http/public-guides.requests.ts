import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, Matches, Max, Min } from 'class-validator';
import { LOCALES, type Locale } from '../../../shared-kernel/locale.js';
import { MissionLanguageRequest } from './guide-missions.requests.js';

const SLUG = /^[a-z0-9-]{1,100}$/;

/** What cannot be a slug names nobody. */
export class GuideSlugParams {
  @ApiProperty({ example: 'giulia-m' }) @Matches(SLUG) slug!: string;
}

export class PublicGuidesRequest extends MissionLanguageRequest {
  @ApiProperty({ required: false, description: 'Id or slug.' }) @IsOptional() @Matches(SLUG) city?: string;
  @ApiProperty({ required: false, example: 'food-tour' }) @IsOptional() @Matches(SLUG) category?: string;
  @ApiProperty({ required: false, enum: LOCALES, description: 'A language that they guide in.' })
  @IsOptional()
  @IsIn(LOCALES)
  guideLanguage?: Locale;
  @ApiProperty({ required: false, default: 1 })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,5}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(10_000)
  page = 1;
}
