import { Controller, Get, Headers, Param, Query, Req, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, Matches, MaxLength } from 'class-validator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientGone } from '../../../platform/http/client-gone.js';
import { Optional } from '../../../platform/http/fields.js';
import { networkOf } from '../../../platform/http/network.js';
import { ApiProblems } from '../../../platform/http/api-problems.js';
import type { PosterFormat } from '../domain/poster-studio.js';
import { FindPoster, POSTER_FORMATS, POSTER_KINDS, POSTER_TYPES, POSTER_WIDTHS } from '../queries/find-poster.js';
import { sendPicture } from './picture-answer.js';

/** Format, view, type. */
const FILE = new RegExp(`^(${POSTER_FORMATS.join('|')})(?:-([1-9]))?\\.(${POSTER_TYPES.join('|')})$`);

class PosterParams {
  @ApiProperty({ enum: POSTER_KINDS }) @IsIn(POSTER_KINDS) kind!: (typeof POSTER_KINDS)[number];
  @ApiProperty() @IsString() @MaxLength(120) slug!: string;
  @ApiProperty({
    example: 'card.svg',
    description: 'Format and type; `landscape-2.svg` is the picture that the second landmark leads.',
  })
  @Matches(FILE)
  file!: string;
}

type FileParts = [string, PosterFormat, string | undefined, (typeof POSTER_TYPES)[number]];

class PosterQuery {
  @ApiProperty({ enum: POSTER_WIDTHS, required: false, description: 'Pixels; not for svg.' })
  @Optional()
  @Transform(({ value }: { value: unknown }) => Number(value))
  @IsIn(POSTER_WIDTHS)
  w: number = 800;
}

@ApiTags('Content')
@Controller('posters')
export class PostersController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':kind/:slug/:file')
  @ApiOperation({ summary: 'The poster of a place, a tour or a text' })
  @ApiOkResponse({ description: 'The picture: SVG, AVIF, WebP or PNG.' })
  @ApiResponse({ status: 301, description: 'The text was renamed.' })
  @ApiProblems({ 429: ['TOO_MANY_REQUESTS'], 503: ['UNAVAILABLE'] })
  async find(
    @Param() { kind, slug, file }: PosterParams,
    @Query() { w }: PosterQuery,
    @Req() { url, ip }: FastifyRequest,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const [, format, view, type] = FILE.exec(file) as unknown as FileParts;
    const number = view === undefined ? undefined : Number(view);
    const asker = { network: networkOf(ip), gone: clientGone(reply) };
    await sendPicture(reply, {
      find: () => this.queries.execute(new FindPoster(kind, slug, format, type, w, number, asker)),
      addressOf: (moved) => url.replace(`/${kind}/${slug}/`, `/${kind}/${moved}/`),
      known,
    });
  }
}
