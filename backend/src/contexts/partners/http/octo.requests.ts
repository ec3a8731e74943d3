import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { Day } from '../../../platform/http/fields.js';
import { CURRENCIES } from '../../../shared-kernel/money/currency.js';

/** As the standard has them: what may be left out may be null, too. */
const MOST_UNITS = 100;
export const SHORTEST_HOLD = 5;
export const USUAL_HOLD = 30;
export const LONGEST_HOLD = 120;

class OctoUnit {
  @IsString() @MaxLength(20) id!: string;
  @IsInt() @Min(0) @Max(MOST_UNITS) quantity!: number;
}

class OctoAvailabilityRequest {
  @IsString() @MaxLength(100) productId!: string;
  @IsString() @MaxLength(100) optionId!: string;
  @IsOptional() @Day() localDateStart?: string;
  @IsOptional() @Day() localDateEnd?: string;
  @IsOptional() @IsArray() @ArrayMaxSize(10) @ValidateNested({ each: true }) @Type(() => OctoUnit) units?: OctoUnit[];
  @IsOptional() @IsIn(CURRENCIES) currency?: string | null;
}

export class OctoCalendarRequest extends OctoAvailabilityRequest {}

export class OctoCheckRequest extends OctoAvailabilityRequest {
  @IsOptional() @IsArray() @ArrayMaxSize(100) @IsString({ each: true }) availabilityIds?: string[];
}

export class OctoContactRequest {
  @IsOptional() @IsString() @MaxLength(200) fullName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) firstName?: string | null;
  @IsOptional() @IsString() @MaxLength(100) lastName?: string | null;
  @IsOptional() @IsEmail() @MaxLength(254) emailAddress?: string | null;
  @IsOptional() @IsString() @MaxLength(40) phoneNumber?: string | null;
  @IsOptional() @IsArray() @ArrayMaxSize(10) @IsString({ each: true }) @MaxLength(20, { each: true }) locales?: string[];
  @IsOptional() @IsString() @MaxLength(20) postalCode?: string | null;
  @IsOptional() @IsString() @MaxLength(2) country?: string | null;
  @IsOptional() @IsString() @MaxLength(1000) notes?: string | null;
}

export class OctoUnitItemRequest {
  @IsOptional() @IsUUID() uuid?: string;
  @IsString() @MaxLength(20) unitId!: string;
  @IsOptional() @IsString() @MaxLength(100) resellerReference?: string | null;
  @IsOptional() @ValidateNested() @Type(() => OctoContactRequest) contact?: OctoContactRequest;
}

/** octo/questions: `guideLanguage`, `meetingPoint`, `needs`. */
export class OctoAnswerRequest {
  @IsString() @MaxLength(40) questionId!: string;
  @IsString() @MaxLength(1000) value!: string;
}

class OctoBookingRequest {
  @IsOptional() @IsString() @MaxLength(100) resellerReference?: string | null;
  @IsOptional() @IsString() @MaxLength(1000) notes?: string | null;
  @IsOptional() @ValidateNested() @Type(() => OctoContactRequest) contact?: OctoContactRequest;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(10)
  @ValidateNested({ each: true })
  @Type(() => OctoAnswerRequest)
  questionAnswers?: OctoAnswerRequest[];
}

export class OctoReservationRequest extends OctoBookingRequest {
  @IsOptional() @IsUUID() uuid?: string;
  @IsString() @MaxLength(100) productId!: string;
  @IsString() @MaxLength(100) optionId!: string;
  @IsString() @MaxLength(40) availabilityId!: string;
  @IsOptional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
  @IsArray() @ArrayMaxSize(MOST_UNITS) @ValidateNested({ each: true }) @Type(() => OctoUnitItemRequest)
  unitItems!: OctoUnitItemRequest[];
  @IsOptional() @IsIn(CURRENCIES) currency?: string | null;
}

export class OctoUpdateRequest extends OctoBookingRequest {
  @IsOptional() @IsString() @MaxLength(100) productId?: string;
  @IsOptional() @IsString() @MaxLength(100) optionId?: string;
  @IsOptional() @IsString() @MaxLength(40) availabilityId?: string;
  @IsOptional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
  @IsOptional() @IsBoolean() emailReceipt?: boolean;
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_UNITS) @ValidateNested({ each: true }) @Type(() => OctoUnitItemRequest)
  unitItems?: OctoUnitItemRequest[];
}

export class OctoConfirmationRequest extends OctoBookingRequest {
  @IsOptional() @IsBoolean() emailReceipt?: boolean;
  @IsOptional() @IsArray() @ArrayMaxSize(MOST_UNITS) @ValidateNested({ each: true }) @Type(() => OctoUnitItemRequest)
  unitItems?: OctoUnitItemRequest[];
}

export class OctoExtensionRequest {
  @IsOptional() @IsInt() @Min(1) @Max(100_000) expirationMinutes?: number;
}

export class OctoCancellationRequest {
  @IsOptional() @IsString() @MaxLength(1000) reason?: string | null;
  @IsOptional() @IsBoolean() force?: boolean;
}

export class OctoBookingsRequest {
  @IsOptional() @IsString() @MaxLength(100) resellerReference?: string;
  @IsOptional() @IsString() @MaxLength(100) supplierReference?: string;
}
