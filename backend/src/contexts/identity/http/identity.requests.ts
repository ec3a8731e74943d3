import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { Equals, IsIn, IsString, Length, MaxLength, ValidateIf } from 'class-validator';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { isLanguageCode, type LanguageCode } from '../../../shared-kernel/language/language-code.js';
import { Day, Email, Name, Nested, Optional, Trimmed, Secret } from '../../../platform/http/fields.js';
import { EqualTo } from '../../../platform/http/equal-to.js';
import { isVatNumber } from '../../../shared-kernel/vat-number.js';
import { Format } from '../../../platform/http/format.js';
import { ACCOUNT_TYPES, type Gender } from '../domain/user.js';
import { AddressRequest } from './addresses.requests.js';
import { NUMBER_OF_AN_OFFICE } from './number-of-an-office.js';
import { NewPassword } from './new-password.js';

export class DeviceRequest {
  @ApiProperty({ required: false }) @Optional() @IsString() @MaxLength(20) screenResolution?: string;
  @ApiProperty({ required: false }) @Optional() @IsString() @MaxLength(64) deviceId?: string;
}

/** A form sends empty what nobody filled in. */
const BlankIsLeftOut = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) =>
    value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value,
  );

const NeededOfBusiness = (): PropertyDecorator =>
  ValidateIf(({ type }: SignUpRequest, value) => value !== undefined || type === 'business');

/** As whom somebody opens an account: a guide's is an individual account that applies. */
const SIGN_UP_TYPES = [...ACCOUNT_TYPES, 'guide'] as const;

export class SignUpRequest {
  @ApiProperty({ enum: SIGN_UP_TYPES }) @IsIn(SIGN_UP_TYPES) type!: (typeof SIGN_UP_TYPES)[number];
  @ApiProperty() @Name(100) firstName!: string;
  @ApiProperty() @Name(100) lastName!: string;
  @ApiProperty({ enum: ['male', 'female'], required: false }) @Optional() @IsIn(['male', 'female']) gender?: Gender;
  @ApiProperty({ required: false, example: '1990-05-17' })
  @Optional()
  @Day()
  birthdate?: string;
  @ApiProperty() @Email() email!: string;
  @ApiProperty() @Trimmed() @EqualTo('email', 'in either case') confirmEmail!: string;
  @NewPassword() password!: string;
  @ApiProperty() @Secret() @EqualTo('password') confirmPassword!: string;
  @ApiProperty({ example: 'it', description: 'Any language, by its BCP 47 code without region.' })
  @Format('isLanguageCode', isLanguageCode)
  nativeLanguage!: LanguageCode;
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
  @ApiProperty({ required: false, minLength: 1, maxLength: 200, description: 'Needed for a business account.' })
  @BlankIsLeftOut()
  @NeededOfBusiness()
  @Name(200)
  companyName?: string;
  @ApiProperty({ required: false, example: 'IT12345670017', maxLength: 30 })
  @BlankIsLeftOut()
  @Optional()
  @Format('isVatNumber', (text) => text.length <= 30 && isVatNumber(text))
  vat?: string;
  @ApiProperty({
    required: false,
    example: '2024/118',
    description: 'Needed for a business account without VAT number.',
  })
  @BlankIsLeftOut()
  @ValidateIf(({ type, vat, taxNumber }: SignUpRequest) => taxNumber !== undefined || (type === 'business' && !vat))
  @Format('isNumberOfOffice', NUMBER_OF_AN_OFFICE)
  taxNumber?: string;
  @ApiProperty({ required: false, description: 'Needed for a business account.' })
  @NeededOfBusiness()
  @Nested(() => AddressRequest)
  address?: AddressRequest;
  @ApiProperty({ description: 'Must be true.' }) @Equals(true) acceptTerms!: boolean;
  @ApiProperty({ required: false }) @Optional() @Nested(() => DeviceRequest) device?: DeviceRequest;
}

/** Everything else is in the order. */
export class SignUpFromOrderRequest {
  @ApiProperty({ example: 'CIC-7K3M9Q' }) @Trimmed() @IsString() @Length(1, 40) reference!: string;
  @ApiProperty({ description: 'Of the link that was mailed with the order.' })
  @Secret()
  @IsString()
  @Length(1, 200)
  token!: string;
  @NewPassword() password!: string;
  @ApiProperty({ required: false }) @Optional() @Nested(() => DeviceRequest) device?: DeviceRequest;
}

export class LogInRequest {
  @ApiProperty() @Email() email!: string;
  @ApiProperty() @Secret() @IsString() @Length(1, 256) password!: string;
  @ApiProperty({
    required: false,
    description:
      'Where a call before was told that one is needed: mailed, of the authenticator app, or a recovery code.',
  })
  @Optional()
  @Secret()
  @IsString()
  @MaxLength(20)
  code?: string;
  @ApiProperty({ required: false }) @Optional() @Nested(() => DeviceRequest) device?: DeviceRequest;
}

export class RefreshTokenRequest {
  @ApiProperty({ required: false, description: 'Required without `X-Session: cookie`.' })
  @Optional()
  @IsString()
  @Length(20, 200)
  refreshToken?: string;
}

export class ConfirmPasswordRequest {
  @ApiProperty() @Secret() @IsString() @Length(1, 256) password!: string;
  @ApiProperty({ required: false, description: 'Of the second factor, where the account has one.' })
  @Optional()
  @Secret()
  @IsString()
  @MaxLength(20)
  code?: string;
}
