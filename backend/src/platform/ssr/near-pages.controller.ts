import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn, Length, Matches } from 'class-validator';
import { DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { Language, NAME } from '../http/fields.js';
import { NEAR_KINDS, type NearKind, type NearPage, NearPages } from './near-pages.js';

class NearPagesRequest {
  @ApiProperty({ enum: NEAR_KINDS, description: 'Of page: the first part of its path.' })
  @IsIn(NEAR_KINDS)
  kind!: NearKind;
  @ApiProperty({ example: 'münchen', description: 'What was asked for: a slug, or a name in any language.' })
  @Matches(NAME)
  @Length(1, 100)
  slug!: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

class NearPageView implements NearPage {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty({ example: 'Rome' }) name!: string;
}

/** No public read that is remembered: there is no end of addresses that nothing has. */
@ApiTags('Site')
@Controller('api/near-pages')
export class NearPagesController {
  constructor(private readonly pages: NearPages) {}

  @Get()
  @ApiOperation({ summary: 'Three pages at most that somebody may have meant who asked for one that there is not' })
  @ApiOkResponse({ type: [NearPageView] })
  find(@Query() { kind, slug, language }: NearPagesRequest): Promise<readonly NearPageView[]> {
    return this.pages.find(kind, slug, language);
  }
}
