import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { FindQuestionsAbout } from '../queries/find-questions-about.js';
import { QuestionSearchRequest } from './content.requests.js';

@ApiTags('Content')
@PublicRead()
@Controller('api/faq')
export class QuestionSearchController {
  constructor(private readonly queries: QueryBus) {}

  @Get('search')
  @ApiOperation({
    summary: 'Ids of the questions that the words are about, best first; a letter of each may be wrong',
  })
  @ApiOkResponse({ type: [String] })
  search(@Query() { q, language }: QuestionSearchRequest): Promise<readonly string[]> {
    return this.queries.execute(new FindQuestionsAbout(q, language));
  }
}
