import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { FastifyReply } from 'fastify';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { hasAlready, strongTagOf } from '../../../platform/http/entity-tags.js';
import { FindBlogFeed } from '../queries/find-blog-feed.js';

class FeedParams {
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) language!: Locale;
}

@ApiTags('Content')
@Controller('feeds')
export class FeedsController {
  constructor(private readonly queries: QueryBus) {}

  @Get(':language/blog.xml')
  @ApiOperation({ summary: 'The articles of a language as RSS 2.0' })
  @ApiOkResponse({ description: 'RSS.' })
  async blog(
    @Param() { language }: FeedParams,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const feed = await this.queries.execute(new FindBlogFeed(language));
    const etag = strongTagOf(feed);
    void reply.header('etag', etag).header('cache-control', 'public, max-age=600');
    if (hasAlready(known, etag)) await reply.status(304).send();
    else await reply.header('content-type', 'application/rss+xml; charset=utf-8').send(feed);
  }
}
