import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { Commands } from '../commands.js';
import { Clock } from '../../shared-kernel/building-blocks/clock.js';
import { CacheInvalidation } from '../cache/cache-invalidation.js';
import { MovableClock } from '../system.js';

const TOPIC = 'clock';
const SETTING = 'clock.offset';

/** Keeps the movable clocks of all processes at the same offset from the machine's, in milliseconds, across restarts. */
@Injectable()
export class ClockOffset implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger('Clock');
  private loading: Promise<void> | undefined;
  /** Moves by this process: under way, and ended. */
  private moving = 0;
  private moved = 0;

  constructor(
    private readonly clock: Clock,
    private readonly commands: Commands,
    private readonly entities: EntityManager,
    private readonly changes: CacheInvalidation,
  ) {
    if (this.canMove) changes.on(TOPIC, () => this.loadInBackground());
  }

  /** Whether this is a demonstration or a test: in production time is what it is. */
  get canMove(): boolean {
    return this.clock instanceof MovableClock;
  }

  /** What the machine's own clock says so much later, wherever this one has been moved. */
  machineTimeIn(milliseconds: number): Date {
    const offset = this.clock instanceof MovableClock ? this.clock.offsetMilliseconds : 0;
    return new Date(this.clock.now().getTime() - offset + milliseconds);
  }

  async onModuleInit(): Promise<void> {
    if (this.canMove) await this.load();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loading;
  }

  /** From now on it is `instant`, in every process. */
  async moveTo(instant: Date): Promise<void> {
    if (!(this.clock instanceof MovableClock)) return;
    const { clock } = this;
    this.moving += 1;
    try {
      await this.commands.inTransaction(async () => {
        clock.setTo(instant);
        await sql`
          insert into platform.setting (name, value) values (${SETTING}, to_jsonb(${clock.offsetMilliseconds}::bigint))
          on conflict (name) do update set value = excluded.value
        `.execute(this.entities.getKysely());
        await this.changes.publish(TOPIC, SETTING);
      });
    } finally {
      this.moving -= 1;
      this.moved += 1;
    }
  }

  private loadInBackground(): void {
    this.loading = this.load().catch((error: unknown) => this.logger.error(error));
  }

  /** What was read while the clock was being moved here may be older than that: the move's own notice has it read again. */
  private async load(): Promise<void> {
    if (!(this.clock instanceof MovableClock)) return;
    const { moving, moved } = this;
    const { rows } = await sql<{ value: number }>`select value from platform.setting where name = ${SETTING}`.execute(
      this.entities.fork().getKysely(),
    );
    if (moving > 0 || this.moving > 0 || moved !== this.moved) return;
    this.clock.offsetMilliseconds = rows[0]?.value ?? 0;
  }
}
