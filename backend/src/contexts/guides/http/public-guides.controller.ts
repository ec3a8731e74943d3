import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { FindPublicGuide, FindPublicGuides, PublicGuidesView } from '../queries/find-public-guides.js';
import { PublicGuide } from '../queries/public-guides.js';
import { GuideLanguageRequest, GuideSlugParams, PublicGuidesRequest } from './public-guides.requests.js';

@ApiTags('Guides')
@PublicRead()
@Controller('api/guides')
export class PublicGuidesController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Guides, in the order of their names: by city, by kind of tour, by language' })
  @ApiOkResponse({ type: PublicGuidesView })
  guides(@Query() asked: PublicGuidesRequest): Promise<PublicGuidesView> {
    return this.queries.execute(new FindPublicGuides(asked));
  }

  @Get(':slug')
  @ApiOperation({ summary: 'One guide; what they guide is in /api/tours of their city' })
  @ApiOkResponse({ type: PublicGuide })
  @ApiProblems({ 404: ['NOT_FOUND', 'MOVED'] })
  guide(@Param() { slug }: GuideSlugParams, @Query() { language }: GuideLanguageRequest): Promise<PublicGuide> {
    return this.queries.execute(new FindPublicGuide(slug, language));
  }
}
