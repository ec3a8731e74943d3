import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, Length, Matches } from 'class-validator';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { Language, NAME } from '../../../platform/http/fields.js';
import { type SimilarPage, SimilarPages } from '../../../platform/ssr/similar-pages.js';

const KINDS = ['city', 'country', 'continent', 'tour', 'blog', 'page'] as const;

class SimilarPagesRequest {
  @ApiProperty({ enum: KINDS, description: 'The first part of the path.' })
  @IsIn(KINDS)
  kind!: (typeof KINDS)[number];
  @ApiProperty({ example: 'münchen', description: 'The slug that was asked for, or a name in any language.' })
  @Matches(NAME)
  @Length(1, 100)
  slug!: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

class SimilarPageView implements SimilarPage {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty({ example: 'Rome' }) name!: string;
}

/** Not a cached public read: there is no end of addresses without a page. */
@ApiTags('Site')
@Controller('api/similar-pages')
export class SimilarPagesController {
  constructor(private readonly pages: SimilarPages) {}

  @Get()
  @ApiOperation({ summary: 'At most three existing pages that resemble an address without one' })
  @ApiOkResponse({ type: [SimilarPageView] })
  find(@Query() { kind, slug, language }: SimilarPagesRequest): Promise<readonly SimilarPageView[]> {
    return this.pages.find(kind, slug, language);
  }
}
