import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsString, IsUUID, Length, ValidateIf } from 'class-validator';
import { MOST_DELAY_MINUTES } from '../domain/flight-status.js';
import { Integer, Language, Optional, Trimmed, Whole } from '../../../platform/http/fields.js';
import { Chosen } from '../../../platform/http/validation.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ANSWERS, type Answer } from '../domain/offer.js';
import { MISSION_FILTERS, MISSION_PERIODS, type MissionFilter } from '../queries/find-guide-missions.js';

/** Words, without what was pasted around them; blank ones are none. */
const BlankIsAbsent = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || undefined : value));

export class MissionLanguageRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class MissionFilterRequest extends MissionLanguageRequest {
  @ApiProperty({ enum: MISSION_FILTERS, required: false }) @Optional() @IsIn(MISSION_FILTERS) status?: NonNullable<
    MissionFilter['status']
  >;
  @ApiProperty({ enum: MISSION_PERIODS, required: false }) @Optional() @IsIn(MISSION_PERIODS) period?: NonNullable<
    MissionFilter['period']
  >;
}

export class MonthParams {
  @ApiProperty({ example: 2027 }) @Chosen() @Whole(2000, 2100) year!: number;
  @ApiProperty({ example: 5 }) @Chosen() @Whole(1, 12) month!: number;
}

export class GuideParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() uuid!: string;
}

export class GuideMonthParams extends MonthParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() uuid!: string;
}

export class MissionParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class GuideResponseRequest {
  @ApiProperty({ enum: ANSWERS }) @IsIn(ANSWERS) guideAvailability!: Answer;
  @ApiProperty({ required: false, maxLength: 1000, description: 'Needed with `other`, and with a `no` after a `yes`.' })
  @ValidateIf(
    ({ guideAvailability, guideAnswer }: GuideResponseRequest) =>
      guideAvailability === 'other' || guideAnswer !== undefined,
  )
  @BlankIsAbsent()
  @IsString()
  @Length(1, 1000)
  guideAnswer?: string;
}

export class GuideCancelledRequest {
  @ApiProperty({ maxLength: 1000 }) @Trimmed() @IsString() @Length(1, 1000) guideReason!: string;
}

export class VoucherCodeRequest {
  @ApiProperty({
    maxLength: 200,
    example: 'BK-4F8T2W',
    description: 'As it was scanned, or the reference as it was typed.',
  })
  @Trimmed()
  @IsString()
  @Length(1, 200)
  code!: string;
}

export class DelayMissionRequest {
  @ApiProperty({ description: 'After the agreed start; 0 where it begins in time after all.' })
  @Integer(0, MOST_DELAY_MINUTES)
  minutes!: number;
}

export class AssignMissionRequest {
  @ApiProperty({ format: 'uuid' }) @IsUUID() guideId!: string;
}
