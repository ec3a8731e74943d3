import { Controller, Get, Logger, ServiceUnavailableException } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiServiceUnavailableResponse, ApiTags } from '@nestjs/swagger';
import { sql } from 'kysely';
import { FileStore } from '../files/file-store.js';
import { OutsideGate } from '../gate/outside-gate.js';
import { ReactionQueue } from '../outbox/reaction-queue.js';
import { SchemaCheck } from '../persistence/schema-check.js';
import { ReadDb } from '../persistence/read-db.js';
import { HealthChecks } from './health-checks.js';

class HealthView {
  @ApiProperty({ enum: ['ok', 'degraded'] }) status!: 'ok' | 'degraded';
  @ApiProperty({ additionalProperties: { type: 'string' }, type: 'object', description: 'Each part: ok or down.' })
  parts!: Record<string, 'ok' | 'down'>;
}

class LiveView {
  @ApiProperty({ example: 'ok' }) status!: string;
}

/** Whether the process lives, and whether it can do its work. Nobody browses less while queue or files are down. */
@ApiTags('Operation')
@Controller('api/health')
export class HealthController {
  private readonly logger = new Logger('Health');

  constructor(
    private readonly db: ReadDb,
    private readonly files: FileStore,
    private readonly queue: ReactionQueue,
    private readonly checks: HealthChecks,
    schema: SchemaCheck,
  ) {
    checks.add('database', () => this.db.first(sql`select 1`));
    checks.add('schema', () => schema.check());
  }

  @Get('live')
  @OutsideGate()
  @ApiOperation({ summary: 'Whether the process lives' })
  @ApiOkResponse({ type: LiveView })
  live(): LiveView {
    return { status: 'ok' };
  }

  @Get('ready')
  @OutsideGate()
  @ApiOperation({ summary: 'Whether it can do its work' })
  @ApiOkResponse({ type: HealthView })
  @ApiServiceUnavailableResponse({
    description: 'The database does not answer or is not migrated, or the pages’ build is gone; the log says which.',
  })
  async ready(): Promise<HealthView> {
    const [vital, storage, queue] = await Promise.all([
      Promise.all(this.checks.all().map(async ([part, check]) => [part, await this.answers(part, check())] as const)),
      this.answers('storage', this.files.check()),
      this.queue.isReachable().then((reachable) => (reachable ? ('ok' as const) : ('down' as const))),
    ]);
    if (vital.some(([, state]) => state === 'down')) throw new ServiceUnavailableException();
    const parts = { ...Object.fromEntries(vital), storage, queue };
    return { status: storage === 'ok' && queue === 'ok' ? 'ok' : 'degraded', parts };
  }

  private async answers(part: string, question: Promise<unknown>): Promise<'ok' | 'down'> {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('No answer in time')), this.checks.patience);
    });
    try {
      await Promise.race([question, tooLong]);
      return 'ok';
    } catch (error) {
      this.logger.warn({ part, reason: String(error) }, 'Not ready');
      return 'down';
    } finally {
      clearTimeout(timer);
    }
  }
}
