import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { EntryView } from '../queries/entry-view.js';
import { FindEntryInLanguage } from '../queries/find-entry-in-language.js';
import { PlaceTextRequest } from './content.requests.js';

/** The texts of continents and countries. They alone have no fallback: who asks decides what to show instead. */
@ApiTags('Content')
@PublicRead()
@Controller('api')
export class PlaceTextsController {
  constructor(private readonly queries: QueryBus) {}

  @Get('continent/cms/data')
  @ApiOperation({ summary: 'What the site says about a continent' })
  @ApiOkResponse({ type: EntryView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  continent(@Query() { content_cms_entry__: place, language }: PlaceTextRequest): Promise<EntryView> {
    return this.queries.execute(new FindEntryInLanguage('continent', place, language));
  }

  @Get('country/cms/data')
  @ApiOperation({ summary: 'What the site says about a country' })
  @ApiOkResponse({ type: EntryView })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  country(@Query() { content_cms_entry__: place, language }: PlaceTextRequest): Promise<EntryView> {
    return this.queries.execute(new FindEntryInLanguage('country', place, language));
  }
}
