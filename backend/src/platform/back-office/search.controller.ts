import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Actor } from '../../shared-kernel/actor.js';
import { DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { Allowed, CurrentActor } from '../http/actor.js';
import { Language, Trimmed } from '../http/fields.js';
import { FindAnything } from './find-anything.js';
import { SearchHit } from './search-source.js';

class SearchRequest {
  @ApiProperty({ minLength: 2, maxLength: 100, description: 'A reference, a name or an address.' })
  @Trimmed()
  @IsString()
  @MinLength(2)
  @MaxLength(100)
  query!: string;
  @Language() language: Locale = DEFAULT_LOCALE;
}

class SearchAnswer {
  @ApiProperty({ type: [SearchHit], description: 'At most five of each kind.' }) hits!: readonly SearchHit[];
}

@ApiTags('admin')
@ApiBearerAuth()
@Allowed('admin.enter')
@Controller('api/admin/search')
export class SearchController {
  constructor(private readonly everything: FindAnything) {}

  @Get()
  @ApiOperation({ summary: 'Finds records of any kind' })
  @ApiOkResponse({ type: SearchAnswer })
  async search(@Query() { query }: SearchRequest, @CurrentActor() actor: Actor): Promise<SearchAnswer> {
    return { hits: await this.everything.find(query, actor) };
  }
}
