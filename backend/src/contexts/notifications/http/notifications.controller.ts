import { Body, Controller, Get, Headers, HttpCode, Post, Query, Res, StreamableFile } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ApiBearerAuth,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiProperty,
  ApiTags,
  getSchemaPath,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Commands } from '../../../platform/commands.js';
import { CurrentActor, SignedIn } from '../../../platform/http/actor.js';
import { LiveEvents } from '../../../platform/realtime/live-events.js';
import { Actor } from '../../../shared-kernel/actor.js';
import { MarkNotificationsRead } from '../commands/mark-notifications-read.js';
import { FindMissedNotifications } from '../queries/find-missed-notifications.js';
import { FindNotifications } from '../queries/find-notifications.js';
import { NotificationsView } from '../queries/notification-view.js';
import { NotificationsRequest, ReadNotificationsRequest } from './notifications.requests.js';

const EVENT_STREAM = 'text/event-stream';
const NUMBER = /^\d{1,15}$/;

export class UnreadNotifications {
  @ApiProperty() unread!: number;
}

@ApiTags('me')
@ApiBearerAuth()
@ApiExtraModels(NotificationsView)
@SignedIn()
@Controller('api/me/notifications')
export class NotificationsController {
  constructor(
    private readonly commands: Commands,
    private readonly queries: QueryBus,
    private readonly live: LiveEvents,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'What I was told, the latest first; as a stream of what happens to me, as it happens',
    description:
      'With `Accept: text/event-stream` server-sent events: `notification` (its id, kind and the unread count), `unread` ' +
      '(the count, first of all and when something was read), `refresh` (ask for everything again), and those of other ' +
      'screens. The first two are numbered: `Last-Event-ID` repeats what was missed. The stream ends after 15 minutes ' +
      'and with the session.',
  })
  @ApiHeader({ name: 'last-event-id', required: false, description: 'The number of the last event that was seen.' })
  @ApiOkResponse({
    content: {
      'application/json': { schema: { $ref: getSchemaPath(NotificationsView) } },
      [EVENT_STREAM]: { schema: { type: 'string' } },
    },
  })
  async find(
    @Query() { page, size, language }: NotificationsRequest,
    @Headers('accept') accept: string | undefined,
    @Headers('last-event-id') lastEventId: string | undefined,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<NotificationsView | StreamableFile> {
    // A cache must not answer a request for the stream with the list.
    reply.headers({ 'cache-control': 'no-store', vary: 'accept' });
    if (!accept?.includes(EVENT_STREAM))
      return this.queries.execute(new FindNotifications(actor.id, page, size, language));
    const seen = lastEventId !== undefined && NUMBER.test(lastEventId) ? Number(lastEventId) : undefined;
    const stream = this.live.open(actor.id, {
      sessionId: actor.sessionId,
      before: () => this.queries.execute(new FindMissedNotifications(actor.id, seen)),
    });
    // Kept alive, the connection would hold up a stopping server until it times out.
    reply.headers({ 'x-accel-buffering': 'no', connection: 'close' });
    return new StreamableFile(stream, { type: `${EVENT_STREAM}; charset=utf-8` });
  }

  @Post('read')
  @HttpCode(200)
  @ApiOperation({ summary: 'Marks my notifications as read: those named, or all until an instant' })
  @ApiOkResponse({ type: UnreadNotifications, description: 'How many remain unread.' })
  async read(
    @Body() { ids = [], upTo }: ReadNotificationsRequest,
    @CurrentActor() actor: Actor,
  ): Promise<UnreadNotifications> {
    const read = { ids, upTo: upTo === undefined ? undefined : new Date(upTo) };
    return { unread: await this.commands.execute(new MarkNotificationsRead(read, actor)) };
  }
}
