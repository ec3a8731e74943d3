import { Controller, Get, Header, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import { Actor } from '../../shared-kernel/actor.js';
import { CurrentActor, SignedIn } from '../http/actor.js';
import { LiveEvents } from './live-events.js';

@ApiTags('me')
@ApiBearerAuth()
@Controller('api/me/events')
export class LiveEventsController {
  constructor(private readonly events: LiveEvents) {}

  @Get()
  @SignedIn()
  @Header('cache-control', 'no-store')
  @Header('x-accel-buffering', 'no')
  // Kept alive, it would hold up a stopping server until it times out.
  @Header('connection', 'close')
  @ApiOperation({ summary: 'What happens to me, as it happens (server-sent events)' })
  @ApiProduces('text/event-stream')
  @ApiOkResponse({
    description: 'Events with a type and JSON data; the stream ends after 15 minutes.',
    schema: { type: 'string' },
  })
  open(@CurrentActor() actor: Actor): StreamableFile {
    return new StreamableFile(this.events.open(actor.id), { type: 'text/event-stream; charset=utf-8' });
  }
}
