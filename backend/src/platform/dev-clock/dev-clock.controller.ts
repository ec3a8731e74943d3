import { Body, Controller, Get, Header, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { IsISO8601 } from 'class-validator';
import { Clock } from '../domain/clock.js';
import { NotFound } from '../http/http-problems.js';
import { Drain } from '../queue/drain.js';
import { ClockOffset } from './clock-offset.js';

const LONGEST_WAIT_MS = 8000;

export class MoveClockRequest {
  @ApiProperty({ example: '2027-03-01T09:00:00Z' })
  @IsISO8601({ strict: true, strictSeparator: true })
  now!: string;
}

export class ClockView {
  @ApiProperty({ example: '2027-03-01T09:00:00.000Z' }) now!: string;
}

@ApiTags('development')
@Controller('api/dev/clock')
export class DevClockController {
  constructor(
    private readonly clock: Clock,
    private readonly offset: ClockOffset,
    private readonly drain: Drain,
  ) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOperation({ summary: 'What time it is here (demonstration and tests only)' })
  @ApiOkResponse({ type: ClockView })
  read(): ClockView {
    if (!this.offset.canMove) throw new NotFound();
    return { now: this.clock.now().toISOString() };
  }

  @Put()
  @ApiOperation({
    summary: 'Moves the clock; answers when all work that became due has run once (demonstration and tests only)',
  })
  @ApiOkResponse({ type: ClockView })
  async move(@Body() request: MoveClockRequest): Promise<ClockView> {
    if (!this.offset.canMove) throw new NotFound();
    await this.offset.moveTo(new Date(request.now));
    await this.drain.ensureRecurring();
    await this.drain.run({ retry: true });
    await this.drain.waitForOthers(LONGEST_WAIT_MS);
    return this.read();
  }
}
