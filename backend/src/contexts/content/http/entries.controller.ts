import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { EntryView } from '../queries/entry-view.js';
import { FindEntries } from '../queries/find-entries.js';
import { EntriesRequest } from './content.requests.js';

@ApiTags('Content')
@PublicRead()
@Controller('api/cms')
export class EntriesController {
  constructor(private readonly queries: QueryBus) {}

  @Get('entry/dataByCmsAndLanguage')
  @ApiOperation({
    summary: 'Texts of the site of one kind; a slug without texts answers an empty list, an old slug MOVED',
  })
  @ApiOkResponse({ type: [EntryView] })
  @ApiProblems({ 404: ['MOVED'] })
  entries(@Query() { content_cms: kind, language, slug }: EntriesRequest): Promise<readonly EntryView[]> {
    return this.queries.execute(new FindEntries(kind, language, slug));
  }
}
