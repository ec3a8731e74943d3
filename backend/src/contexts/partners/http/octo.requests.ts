import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Day, Optional } from '../../../platform/http/fields.js';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';

const MOST_UNITS = 100;
export const SHORTEST_HOLD = 5;
export const USUAL_HOLD = 30;
export const LONGEST_HOLD = 120;

/** A text that the standard lets be null, as if it were left out. */
const Nullable = (): PropertyDecorator =>
  applyDecorators(
    ApiProperty({ type: String, required: false, nullable: true }),
    ValidateIf((_, value) => value !== undefined && value !== null),
  );

class OctoUnit {
  @IsString() @MaxLength(20) id!: string;
  @IsInt() @Min(0) @Max(MOST_UNITS) quantity!: number;
}

class OctoAvailabilityRequest {
  @IsString() @MaxLength(100) productId!: string;
  @IsString() @MaxLength(100) optionId!: string;
  @Optional() @Day() localDateStart?: string;
  @Optional() @Day() localDateEnd?: string;
  @Optional() @IsArray() @ArrayMaxSize(10) @ValidateNested({ each: true }) @Type(() => OctoUnit) units?: OctoUnit[];
  @Nullable() @IsIn(CURRENCIES) currency?: string | null;
}

export class OctoCalendarRequest extends OctoAvailabilityRequest {}

export class OctoCheckRequest extends OctoAvailabilityRequest {
  @Optional() @IsArray() @ArrayMaxSize(100) @IsString({ each: true }) availabilityIds?: string[];
}

export class OctoContactRequest {
  @Nullable() @IsString() @MaxLength(200) fullName?: string | null;
  @Nullable() @IsString() @MaxLength(100) firstName?: string | null;
  @Nullable() @IsString() @MaxLength(100) lastName?: string | null;
  @Nullable() @IsEmail() @MaxLength(254) emailAddress?: string | null;
  @Nullable() @IsString() @MaxLength(40) phoneNumber?: string | null;
  @Optional() @IsArray() @ArrayMaxSize(10) @IsString({ each: true }) @MaxLength(20, { each: true }) locales?: string[];
  @Nullable() @IsString() @MaxLength(20) postalCode?: string | null;
  @Nullable() @IsString() @MaxLength(2) country?: string | null;
  @Nullable() @IsString() @MaxLength(1000) notes?: string | null;
}

export class OctoUnitItemRequest {
  @Optional() @IsUUID() uuid?: string;
  @IsString() @MaxLength(20) unitId!: string;
  @Nullable() @IsString() @MaxLength(100) resellerReference?: string | null;
  @Optional() @ValidateNested() @Type(() => OctoContactRequest) contact?: OctoContactRequest;
}

/** octo/questions: `guideLanguage`, `meetingPoint`, `needs`. */
export class OctoAnswerRequest {
  @IsString() @MaxLength(40) questionId!: string;
  @IsString() @MaxLength(1000) value!: string;
}

class OctoBookingRequest {
  @Nullable() @IsString() @MaxLength(100) resellerReference?: string | null;
  @Nullable() @IsString() @MaxLength(1000) notes?: string | null;
  @Optional() @ValidateNested() @Type(() => OctoContactRequest) contact?: OctoContactRequest;
  @Optional()
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => OctoAnswerRequest)
  questionAnswers?: OctoAnswerRequest[];
}

export class OctoReservationRequest extends OctoBookingRequest {
  @Optional() @IsUUID() uuid?: string;
  @IsString() @MaxLength(100) productId!: string;
  @IsString() @MaxLength(100) optionId!: string;
  @IsString() @MaxLength(40) availabilityId!: string;
  @Optional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
  @IsArray()
  @ArrayMaxSize(MOST_UNITS)
  @ValidateNested({ each: true })
  @Type(() => OctoUnitItemRequest)
  unitItems!: OctoUnitItemRequest[];
  @Nullable() @IsIn(CURRENCIES) currency?: string | null;
}

export class OctoUpdateRequest extends OctoBookingRequest {
  @Optional() @IsString() @MaxLength(100) productId?: string;
  @Optional() @IsString() @MaxLength(100) optionId?: string;
  @Optional() @IsString() @MaxLength(40) availabilityId?: string;
  @Optional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
  @Optional() @IsBoolean() emailReceipt?: boolean;
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_UNITS)
  @ValidateNested({ each: true })
  @Type(() => OctoUnitItemRequest)
  unitItems?: OctoUnitItemRequest[];
}

export class OctoConfirmationRequest extends OctoBookingRequest {
  @Optional() @IsBoolean() emailReceipt?: boolean;
  @Optional()
  @IsArray()
  @ArrayMaxSize(MOST_UNITS)
  @ValidateNested({ each: true })
  @Type(() => OctoUnitItemRequest)
  unitItems?: OctoUnitItemRequest[];
}

export class OctoExtensionRequest {
  @Optional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
}

export class OctoCancellationRequest {
  @Nullable() @IsString() @MaxLength(1000) reason?: string | null;
  @Optional() @IsBoolean() force?: boolean;
}

export class OctoBookingsRequest {
  @Optional() @IsString() @MaxLength(100) resellerReference?: string;
  @Optional() @IsString() @MaxLength(100) supplierReference?: string;
}
