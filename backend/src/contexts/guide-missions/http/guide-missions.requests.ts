import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Max, Min, ValidateIf } from 'class-validator';
import { LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/locale.js';
import { ANSWERS, type Answer } from '../domain/offer.js';
import { MISSION_FILTERS, MISSION_PERIODS, type MissionFilter } from '../queries/find-guide-missions.js';

const trimmed = Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));
const whole = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && /^\d{1,4}$/.test(value) ? Number(value) : value,
);

export class MissionLanguageRequest {
  @ApiProperty({ enum: LOCALES, required: false })
  @Transform(({ value }: { value: unknown }) => localeOrDefault(value))
  @IsIn(LOCALES)
  language: Locale = 'en_US';
}

export class MissionFilterRequest extends MissionLanguageRequest {
  @ApiProperty({ enum: MISSION_FILTERS, required: false }) @IsOptional() @IsIn(MISSION_FILTERS) status?: NonNullable<
    MissionFilter['status']
  >;
  @ApiProperty({ enum: MISSION_PERIODS, required: false }) @IsOptional() @IsIn(MISSION_PERIODS) period?: NonNullable<
    MissionFilter['period']
  >;
}

export class MonthParams {
  @ApiProperty({ example: 2027 }) @whole @IsInt() @Min(2000) @Max(2100) year!: number;
  @ApiProperty({ example: 5 }) @whole @IsInt() @Min(1) @Max(12) month!: number;
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

export class AttentionParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class GuideResponseRequest {
  @ApiProperty({ enum: ANSWERS }) @IsIn(ANSWERS) guideAvailability!: Answer;
  @ApiProperty({ required: false, maxLength: 1000, description: 'Needed with `other`, and with a `no` after a `yes`.' })
  @ValidateIf(
    ({ guideAvailability, guideAnswer }: GuideResponseRequest) => guideAvailability === 'other' || guideAnswer != null,
  )
  @trimmed
  @IsString()
  @Length(1, 1000)
  guideAnswer?: string;
}

export class GuideCancelledRequest {
  @ApiProperty({ maxLength: 1000 }) @trimmed @IsString() @Length(1, 1000) guideReason!: string;
}

export class AssignMissionRequest {
  @ApiProperty({ format: 'uuid' }) @IsUUID() guideId!: string;
}
