import { Controller, Get, Headers, Param, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { IsIn, Matches } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientGone } from '../../../platform/http/client-gone.js';
import { networkOf } from '../../../platform/http/network.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { FindSharePicture, SHARE_KINDS, type ShareKind } from '../queries/find-share-picture.js';
import { sendPicture } from './picture-answer.js';

class SharePictureParams {
  @ApiProperty({ enum: SHARE_KINDS }) @IsIn(SHARE_KINDS) kind!: ShareKind;
  @ApiProperty() @Matches(/^[a-z0-9-]{1,120}$/) slug!: string;
  @ApiProperty({ example: 'de_DE.png', description: 'The language of the title.' })
  @Matches(new RegExp(`^(${LOCALES.join('|')})\\.png$`))
  file!: string;
}

@ApiTags('Content')
@Controller('share')
export class SharePicturesController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':kind/:slug/:file')
  @ApiOperation({ summary: 'The picture for links to a page: its poster with its title, 1200 by 630 pixels' })
  @ApiOkResponse({ description: 'PNG.' })
  @ApiResponse({ status: 301, description: 'The text was renamed.' })
  @ApiProblems({ 429: ['TOO_MANY_REQUESTS'], 503: ['UNAVAILABLE'] })
  async find(
    @Param() { kind, slug, file }: SharePictureParams,
    @Req() { ip }: FastifyRequest,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const language = file.replace('.png', '') as Locale;
    const asker = { network: networkOf(ip), gone: clientGone(reply) };
    await sendPicture(reply, {
      find: () => this.queries.execute(new FindSharePicture(kind, slug, language, asker)),
      addressOf: (moved) => `/share/${kind}/${moved}/${file}`,
      known,
    });
  }
}
