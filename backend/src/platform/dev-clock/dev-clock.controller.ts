import { Body, Controller, Get, Header, Put, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { Instant } from '../http/fields.js';
import { NotInProduction } from '../http/not-in-production.js';
import { registerProblems } from '../http/problem-texts.js';
import { QueueDrain } from '../queue/queue-drain.js';
import { ClockOutOfRange, clockProblems } from './clock.problems.js';
import { ClockOffset } from './clock-offset.js';

registerProblems(clockProblems);

const LONGEST_WAIT_MS = 8000;
const ONE_DAY_MS = 86_400_000;
const TEN_YEARS_MS = 3652 * ONE_DAY_MS;

export class MoveClockRequest {
  @ApiProperty({
    example: '2027-03-01T09:00:00Z',
    description: 'From the machine’s yesterday on, ten years ahead at most.',
  })
  @Instant()
  now!: string;
}

export class ClockView {
  @ApiProperty({ example: '2027-03-01T09:00:00.000Z' }) now!: string;
}

@ApiTags('development')
@UseGuards(NotInProduction)
@Controller('api/dev/clock')
export class DevClockController {
  constructor(
    private readonly clock: Clock,
    private readonly offset: ClockOffset,
    private readonly drain: QueueDrain,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What time it is here (demonstration and tests only)' })
  @ApiOkResponse({ type: ClockView })
  read(): ClockView {
    return { now: this.clock.now().toISOString() };
  }

  @Put()
  @ApiOperation({
    summary: 'Moves the clock; answers when all work that became due has run once (demonstration and tests only)',
  })
  @ApiOkResponse({ type: ClockView })
  async move(@Body() request: MoveClockRequest): Promise<ClockView> {
    await this.offset.moveTo(this.instantOf(request));
    await this.drain.ensureRecurring();
    await this.drain.run({ retry: true });
    await this.drain.waitForOthers(LONGEST_WAIT_MS);
    return this.read();
  }

  /** Nothing here is older than the machine's yesterday: tokens, due work and slots would make no sense before it. */
  private instantOf({ now }: MoveClockRequest): Date {
    const instant = new Date(now);
    const [from, to] = [this.offset.machineTimeIn(-ONE_DAY_MS), this.offset.machineTimeIn(TEN_YEARS_MS)];
    if (instant >= from && instant <= to) return instant;
    throw new ClockOutOfRange({ from: from.toISOString(), to: to.toISOString() });
  }
}
