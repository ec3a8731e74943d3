import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsString, Length, MaxLength } from 'class-validator';
import { CURRENCIES, type Currency, DEFAULT_CURRENCY } from '../../../shared-kernel/money/currency.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { Day, Email, Name, Nested, Optional, Trimmed, Secret } from '../../../platform/http/fields.js';
import { EqualTo } from '../../../platform/http/equal-to.js';
import type { Gender } from '../domain/user.js';
import { NewPassword } from './new-password.js';

export class DeviceRequest {
  @ApiProperty({ required: false }) @Optional() @IsString() @MaxLength(20) screenResolution?: string;
  @ApiProperty({ required: false }) @Optional() @IsString() @MaxLength(64) deviceId?: string;
}

export class SignUpRequest {
  @ApiProperty({ enum: ['individual'] }) @IsIn(['individual']) type!: 'individual';
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
  @ApiProperty({ enum: LOCALES }) @IsIn(LOCALES) nativeLanguage!: Locale;
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency: Currency =
    DEFAULT_CURRENCY;
  @ApiProperty({ description: 'Must be true.' }) @Equals(true) acceptTerms!: boolean;
  @ApiProperty({ required: false }) @Optional() @Nested(() => DeviceRequest) device?: DeviceRequest;
}

export class LogInRequest {
  @ApiProperty() @Email() email!: string;
  @ApiProperty() @Secret() @IsString() @Length(1, 256) password!: string;
  @ApiProperty({
    required: false,
    description: 'The code from the mail, where a call before was told that one is needed.',
  })
  @Optional()
  @Secret()
  @IsString()
  @MaxLength(20)
  code?: string;
  @ApiProperty({ required: false }) @Optional() @Nested(() => DeviceRequest) device?: DeviceRequest;
}

export class RefreshTokenRequest {
  @ApiProperty() @IsString() @Length(20, 200) refreshToken!: string;
}

export class ConfirmPasswordRequest {
  @ApiProperty() @Secret() @IsString() @Length(1, 256) password!: string;
}
