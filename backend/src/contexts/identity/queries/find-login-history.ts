import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { NotFound } from '../../../platform/http/http-problems.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { DeviceDescriptions } from '../domain/device-descriptions.js';

/** One login. What nobody knows is null. */
export class LoginRecord {
  @ApiProperty({ format: 'uuid' }) id!: string;
  @ApiProperty({ format: 'date-time' }) at!: string;
  @ApiProperty({ format: 'date', description: 'Of `at`, in UTC.' }) date!: string;
  @ApiProperty({ example: '09:30', description: 'Of `at`, in UTC.' }) time!: string;
  @ApiProperty({ type: String, nullable: true, example: 'Rome, Italy' }) location!: string | null;
  @ApiProperty({ type: String, nullable: true, example: 'Firefox 132, Windows' }) browser!: string | null;
  @ApiProperty({ type: String, nullable: true, example: '1920x1080' }) screenResolution!: string | null;
  @ApiProperty({ type: String, nullable: true }) deviceId!: string | null;
  @ApiProperty() ipAddress!: string;
  @ApiProperty({ description: 'Whether this call comes from this login.' }) current!: boolean;
  @ApiProperty({ description: 'Whether the login has neither ended nor expired.' }) active!: boolean;
  @ApiProperty({ enum: ['end'], isArray: true, description: 'What the caller may do now.' }) actions!: 'end'[];
}

export class LoginHistory {
  @ApiProperty({ type: [LoginRecord] }) records!: LoginRecord[];
  @ApiProperty() page!: number;
  @ApiProperty() pageSize!: number;
  @ApiProperty() totalRecords!: number;
  @ApiProperty() totalPages!: number;
}

/** The logins of the actor in the last 12 months, the latest first. Somebody else’s do not exist. */
export class FindLoginHistory extends Query<LoginHistory> {
  constructor(
    readonly userId: string,
    readonly page: number,
    readonly pageSize: number,
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

interface Row {
  readonly id: string;
  readonly opened_at: Date;
  readonly ip: string;
  readonly user_agent: string;
  readonly screen_resolution: string | null;
  readonly device_id: string | null;
  readonly active: boolean;
}

@QueryHandler(FindLoginHistory)
export class FindLoginHistoryHandler implements IQueryHandler<FindLoginHistory> {
  constructor(
    private readonly db: ReadDb,
    private readonly devices: DeviceDescriptions,
    private readonly clock: Clock,
  ) {}

  async execute({ userId, page, pageSize, language, actor }: FindLoginHistory): Promise<LoginHistory> {
    if (!actor.owns(userId)) throw new NotFound();
    const now = this.clock.now();
    const [rows, count] = await Promise.all([
      this.db.rows(sql<Row>`
        select s.id, s.opened_at, s.ip, s.user_agent, s.screen_resolution, s.device_id,
               s.ended_at is null and exists (
                 select from identity.refresh_token t where t.session_id = s.id and t.expires_at > ${now}
               ) as active
        from identity.session s where s.user_id = ${userId}
        order by s.opened_at desc, s.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
      `),
      this.db.first(sql<{ total: number }>`
        select count(*)::int as total from identity.session where user_id = ${userId}
      `),
    ]);
    const totalRecords = count?.total ?? 0;
    const records = rows.map((row) => this.recordOf(row, language, actor));
    return { records, page, pageSize, totalRecords, totalPages: Math.ceil(totalRecords / pageSize) };
  }

  private recordOf(row: Row, language: Locale, { sessionId }: Actor): LoginRecord {
    const at = new Date(row.opened_at).toISOString();
    return {
      id: row.id,
      at,
      date: at.slice(0, 10),
      time: at.slice(11, 16),
      location: this.devices.locationOf(row.ip, language) ?? null,
      browser: this.devices.browserOf(row.user_agent) ?? null,
      screenResolution: row.screen_resolution,
      deviceId: row.device_id,
      ipAddress: row.ip,
      current: row.id === sessionId,
      active: row.active,
      actions: row.active ? ['end'] : [],
    };
  }
}
