import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '../../../platform/http/public-read.js';
import { FindSocialNetworks, SocialNetworkView } from '../queries/find-social-networks.js';
import { LanguageRequest } from './content.requests.js';

@ApiTags('Content')
@PublicRead()
@Controller('api/social-networks')
export class SocialNetworksController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiOperation({ summary: 'Where the company is found elsewhere, with the page for readers of the language' })
  @ApiOkResponse({ type: [SocialNetworkView] })
  networks(@Query() { language }: LanguageRequest): Promise<SocialNetworkView[]> {
    return this.queries.execute(new FindSocialNetworks(language));
  }
}
