import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, Matches } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { byteRange } from '../../../platform/files/byte-range.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import { clientGone } from '../../../platform/http/client-gone.js';
import { Optional } from '../../../platform/http/fields.js';
import { networkOf } from '../../../platform/http/network.js';
import { FindGreeting, FindPortrait, PORTRAIT_WIDTHS } from '../queries/find-guide-media.js';
import { GuideLanguageRequest, GuideSlugParams } from './public-guides.requests.js';

class MediaQuery extends GuideLanguageRequest {
  @ApiProperty({ required: false, description: 'Of the file: with another file the address is another one.' })
  @Optional()
  @Matches(/^[\w-]{1,64}$/)
  v?: string;
}

class PortraitQuery extends MediaQuery {
  @ApiProperty({ enum: PORTRAIT_WIDTHS, required: false, description: 'Pixels of a side.' })
  @Optional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(PORTRAIT_WIDTHS)
  w: number = 384;
}

const A_DAY = 'public, max-age=86400, stale-while-revalidate=604800';

/** Portraits and greetings of guides who are shown, for everybody. */
@ApiTags('Guides')
@Controller('api/guides/:slug')
export class GuideMediaController {
  constructor(private readonly queries: QueryBus) {}

  @Get('portrait')
  @ApiOperation({ summary: 'The portrait of a guide' })
  @ApiOkResponse({ description: 'The picture: WebP, square.' })
  @ApiProblems({ 404: ['NOT_FOUND'], 429: ['TOO_MANY_REQUESTS'], 503: ['UNAVAILABLE'] })
  async portrait(
    @Param() { slug }: GuideSlugParams,
    @Query() { w }: PortraitQuery,
    @Req() { ip }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const asker = { network: networkOf(ip), gone: clientGone(reply) };
    const { bytes, contentType } = await this.queries.execute(new FindPortrait(slug, w, asker));
    await reply.header('cache-control', A_DAY).header('content-type', contentType).send(bytes);
  }

  @Get('greeting')
  @ApiOperation({ summary: 'What a guide says by voice' })
  @ApiOkResponse({ description: 'The recording.' })
  @ApiResponse({ status: 206, description: 'The bytes that the header Range asks for.' })
  @ApiResponse({ status: 416, description: 'The recording has no such bytes.' })
  @ApiProblems({ 404: ['NOT_FOUND'], 503: ['UNAVAILABLE'] })
  async greeting(
    @Param() { slug }: GuideSlugParams,
    @Query() _: MediaQuery,
    @Headers('range') range: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { bytes, contentType } = await this.queries.execute(new FindGreeting(slug));
    void reply.header('cache-control', A_DAY).header('accept-ranges', 'bytes').header('content-type', contentType);
    const asked = byteRange(range, bytes.length);
    if (asked === undefined) return void (await reply.send(bytes));
    if (asked === 'none')
      return void (await reply.status(416).header('content-range', `bytes */${bytes.length}`).send());
    const { first, last } = asked;
    void reply.status(206).header('content-range', `bytes ${first}-${last}/${bytes.length}`);
    await reply.send(bytes.subarray(first, last + 1));
  }
}
