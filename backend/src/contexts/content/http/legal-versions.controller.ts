import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { PublicRead } from '../../../platform/http/public-read.js';
import { FindLegalVersions, LegalVersionView } from '../queries/find-legal-versions.js';
import { LegalVersionsParameters, LegalVersionsRequest } from './content.requests.js';

@ApiTags('Content')
@PublicRead()
@Controller('api/legal')
export class LegalVersionsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':slug/versions')
  @ApiOperation({ summary: 'What a legal text said, the latest first, or what was in force on a day' })
  @ApiOkResponse({ type: [LegalVersionView] })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  versions(
    @Param() { slug }: LegalVersionsParameters,
    @Query() { language, on }: LegalVersionsRequest,
  ): Promise<readonly LegalVersionView[]> {
    return this.queries.execute(new FindLegalVersions(slug, language, on));
  }
}
