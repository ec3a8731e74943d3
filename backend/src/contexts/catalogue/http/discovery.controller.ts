import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { FindSearchSuggestions, SearchSuggestion } from '../queries/find-search-suggestions.js';
import { CitySearchRequest } from './catalogue.requests.js';

/** The search of every page: by places, sights and tours. */
@ApiTags('Catalogue')
@PublicRead()
@Controller('api/search')
export class DiscoveryController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({
    summary:
      'Suggestions while somebody types: cities, countries, sights and tours by their names in any language, one letter of which may be wrong; best first',
  })
  @ApiOkResponse({ type: [SearchSuggestion] })
  suggestions(@Query() { query, limit, language }: CitySearchRequest): Promise<readonly SearchSuggestion[]> {
    return this.queries.execute(new FindSearchSuggestions(query, limit, language));
  }
}
