import { Controller, Get, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { FileStore } from '../files/file-store.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import { ReadDb } from '../read-db.js';

class HealthView {
  @ApiProperty({ enum: ['ok', 'degraded'] }) status!: 'ok' | 'degraded';
  @ApiProperty({ additionalProperties: { type: 'string' }, type: 'object', description: 'Each part: ok or down.' })
  parts!: Record<string, 'ok' | 'down'>;
}

class LiveView {
  @ApiProperty({ example: 'ok' }) status!: string;
}

const PATIENCE_MS = 2000;

/** Whether the process lives, and whether it can do its work. Nobody browses less while queue or files are down. */
@ApiTags('Operation')
@Controller('api/health')
export class HealthController {
  constructor(
    private readonly db: ReadDb,
    private readonly files: FileStore,
    private readonly queue: ReactionQueue,
  ) {}

  @Get('live')
  @ApiOkResponse({ type: LiveView })
  live(): LiveView {
    return { status: 'ok' };
  }

  @Get('ready')
  @ApiOkResponse({ type: HealthView })
  @ApiServiceUnavailableResponse({ description: 'The database does not answer.' })
  async ready(): Promise<HealthView> {
    const [database, storage, queue] = await Promise.all([
      answers(this.db.first(sql`select 1`)),
      answers(this.files.check()),
      this.queue.isReachable().then((reachable) => (reachable ? ('ok' as const) : ('down' as const))),
    ]);
    if (database === 'down') throw new ServiceUnavailableException();
    return { status: storage === 'ok' && queue === 'ok' ? 'ok' : 'degraded', parts: { database, storage, queue } };
  }
}

async function answers(question: Promise<unknown>): Promise<'ok' | 'down'> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'down'>((resolve) => {
    timer = setTimeout(() => resolve('down'), PATIENCE_MS);
  });
  try {
    return await Promise.race([question.then(() => 'ok' as const), tooLong]);
  } catch {
    return 'down';
  } finally {
    clearTimeout(timer);
  }
}
