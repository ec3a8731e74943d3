import { ApiProperty, PartialType } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  Equals,
  IsDateString,
  IsDefined,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Language, NAME, Whole } from '../../../platform/http/fields.js';
import { IsDialable } from '../../../platform/http/phone.js';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/currency.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/locale.js';

const PHONE = 'With + or 00 and country code; any usual form.';
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export class LanguageRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class LanguageAndCurrencyRequest extends LanguageRequest {
  @ApiProperty({ enum: CURRENCIES, required: false }) @IsOptional() @IsIn(CURRENCIES) currency?: Currency;
}

export class TravellersRequest {
  @ApiProperty({ minimum: 0, maximum: 50 }) @IsInt() @Min(0) @Max(50) adults!: number;
  @ApiProperty({ minimum: 0, maximum: 50, required: false }) @IsInt() @Min(0) @Max(50) children: number = 0;
  @ApiProperty({ minimum: 0, maximum: 50, required: false }) @IsInt() @Min(0) @Max(50) infants: number = 0;
}

export class DateTimeRequest {
  @ApiProperty({ example: '2027-05-02' }) @IsDateString({ strict: true }) @Length(10, 10) date!: string;
  @ApiProperty({ example: '09:30' }) @Matches(TIME) time!: string;
}

export class AvailabilityRequest extends LanguageRequest {
  @ApiProperty({ description: 'Minutes.' }) @Whole(15, 1440) duration!: number;
  @ApiProperty({ example: '2027-05-01' }) @IsDateString({ strict: true }) @Length(10, 10) from!: string;
  @ApiProperty({ example: '2027-05-31', description: '31 days at most.' })
  @IsDateString({ strict: true })
  @Length(10, 10)
  to!: string;
  @ApiProperty({ required: false }) @IsOptional() @Whole(0, 50) adults: number = 2;
  @ApiProperty({ required: false }) @IsOptional() @Whole(0, 50) children: number = 0;
  @ApiProperty({ required: false }) @IsOptional() @Whole(0, 50) infants: number = 0;
  @ApiProperty({ enum: LOCALES, required: false }) @IsOptional() @IsIn(LOCALES) guideLanguage: Locale = DEFAULT_LOCALE;
  @ApiProperty({ enum: CURRENCIES, required: false }) @IsOptional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
}

export class PriceRequest {
  @ApiProperty({ description: 'Minutes.' }) @IsInt() @Min(15) @Max(1440) duration!: number;
  @ApiProperty({ type: DateTimeRequest, required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => DateTimeRequest)
  datetime?: DateTimeRequest;
  @ApiProperty({ type: TravellersRequest })
  @IsDefined()
  @ValidateNested()
  @Type(() => TravellersRequest)
  travellers!: TravellersRequest;
  @ApiProperty({ enum: LOCALES, required: false }) @IsOptional() @IsIn(LOCALES) guideLanguage: Locale = DEFAULT_LOCALE;
  @ApiProperty({ enum: CURRENCIES, required: false }) @IsOptional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
}

export class CartItemRequest {
  @ApiProperty({ description: 'Id or slug.' }) @IsString() @Length(1, 120) tour!: string;
  @ApiProperty({ description: 'Minutes.' }) @IsInt() @Min(15) @Max(1440) duration!: number;
  @ApiProperty({ type: DateTimeRequest })
  @IsDefined()
  @ValidateNested()
  @Type(() => DateTimeRequest)
  datetime!: DateTimeRequest;
  @ApiProperty({ type: TravellersRequest })
  @IsDefined()
  @ValidateNested()
  @Type(() => TravellersRequest)
  travellers!: TravellersRequest;
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) guideLanguage!: Locale;
  @ApiProperty({ required: false, description: 'Id of one of the tour’s meeting points; the first where absent.' })
  @IsOptional()
  @IsUUID()
  meetingPoint?: string;
  @ApiProperty({ required: false }) @IsOptional() @IsString() @MaxLength(1000) specialRequirements?: string;
  @ApiProperty({ required: false }) @IsOptional() @IsString() @MaxLength(2000) quoteToken?: string;
}

export class CartItemChangeRequest extends PartialType(CartItemRequest) {
  @ApiProperty({ required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => DateTimeRequest)
  declare datetime?: DateTimeRequest;
  @ApiProperty({ required: false })
  @IsOptional()
  @ValidateNested()
  @Type(() => TravellersRequest)
  declare travellers?: TravellersRequest;
}

export class PassengerRequest {
  @ApiProperty() @Matches(NAME) @Length(1, 200) name!: string;
  @ApiProperty() @IsEmail() @MaxLength(254) email!: string;
  @ApiProperty({ description: PHONE }) @IsDialable() phoneNumber!: string;
}

export class OrderRequest {
  @ApiProperty({ enum: ['myself', 'somebody-else'] }) @IsIn(['myself', 'somebody-else']) travelerType!:
    'myself' | 'somebody-else';
  @ApiProperty() @Matches(NAME) @Length(1, 100) firstName!: string;
  @ApiProperty() @Matches(NAME) @Length(1, 100) lastName!: string;
  @ApiProperty() @IsEmail() @MaxLength(254) email!: string;
  @ApiProperty({ description: PHONE }) @IsDialable() phoneNumber!: string;
  @ApiProperty({ required: false }) @IsOptional() @Matches(NAME) @MaxLength(100) passengerRelation?: string;
  @ApiProperty({ type: PassengerRequest, required: false, description: 'Needed for somebody else.' })
  @ValidateIf((order: OrderRequest) => order.travelerType === 'somebody-else' || order.passenger !== undefined)
  @IsDefined()
  @ValidateNested()
  @Type(() => PassengerRequest)
  passenger?: PassengerRequest;
  @ApiProperty({ required: false }) @IsOptional() @IsString() @MaxLength(1000) specialRequirements?: string;
  @ApiProperty({ enum: ['card'] }) @IsIn(['card']) paymentMethod!: 'card';
  @ApiProperty({ description: 'Must be true.' }) @Equals(true) acceptTerms!: boolean;
}

export class OrderTokenRequest extends LanguageRequest {
  @ApiProperty({ required: false, description: 'Of the signed link.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  token?: string;
}

export class VoucherRequest extends OrderTokenRequest {
  @ApiProperty({ enum: ['own', 'classic'], required: false }) @IsOptional() @IsIn(['own', 'classic']) type:
    'own' | 'classic' = 'own';
}

export class FindOrderRequest {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) @Matches(/^\s*(cic|bk)-[0-9a-z]{6}\s*$/i) reference!: string;
  @ApiProperty() @IsEmail() @MaxLength(254) email!: string;
}

/** The sandbox's card, or the end of its confirmation step; with Stripe the body is empty. */
export class PaymentRequest {
  @ApiProperty({ required: false }) @IsOptional() @Matches(/^[\d ]{12,23}$/) cardNumber?: string;
  @ApiProperty({ required: false, example: '12/29' })
  @IsOptional()
  @Matches(/^(0[1-9]|1[0-2])\s*\/\s*(\d{2}|\d{4})$/)
  expiry?: string;
  @ApiProperty({ required: false }) @IsOptional() @Matches(/^\d{3,4}$/) cvc?: string;
  @ApiProperty({ required: false }) @IsOptional() @Matches(NAME) @MaxLength(100) holder?: string;
  @ApiProperty({ required: false }) @IsOptional() @IsString() @MaxLength(64) actionId?: string;
  @ApiProperty({ required: false, enum: ['complete', 'fail'] }) @IsOptional() @IsIn(['complete', 'fail']) outcome?:
    'complete' | 'fail';
}

export class MyBookingsRequest extends LanguageRequest {
  @ApiProperty({ required: false }) @IsOptional() @Whole(2000, 2200) year?: number;
  @ApiProperty({ required: false }) @IsOptional() @Whole(1, 12) month?: number;
  @ApiProperty({
    required: false,
    enum: ['all', 'completed', 'waiting-payment', 'cancelled', 'pending', 'upcoming', 'past'],
  })
  @IsOptional()
  @IsIn(['all', 'completed', 'waiting-payment', 'cancelled', 'pending', 'upcoming', 'past'])
  status?: string;
}
