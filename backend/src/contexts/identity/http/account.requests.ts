import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsOptional, IsPhoneNumber, IsString, Length } from 'class-validator';
import { Day, Language, Name, Optional, Secret } from '../../../platform/http/fields.js';
import { isVatNumber } from '../../../shared-kernel/vat-number.js';
import { Format } from '../../../platform/http/format.js';
import { EqualTo } from '../../../platform/http/equal-to.js';
import { CURRENCIES, type Currency } from '../../../shared-kernel/money/currency.js';
import { isLanguageCode, type LanguageCode } from '../../../shared-kernel/language/language-code.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import type { Gender } from '../domain/user.js';
import { NUMBER_OF_AN_OFFICE } from './number-of-an-office.js';
import { toE164 } from './phone-number.js';
import { NewPassword } from './new-password.js';

const blankIsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
);

/** The account as `GET /me/account` answers it, or parts of it. A field that is left out is kept, null empties it. */
export class AccountRequest {
  @ApiProperty({ required: false }) @Optional() @Name(100) firstName?: string;
  @ApiProperty({ required: false }) @Optional() @Name(100) lastName?: string;
  @ApiProperty({ type: String, enum: ['male', 'female'], nullable: true, required: false })
  @blankIsNull
  @IsOptional()
  @IsIn(['male', 'female'])
  gender?: Gender | null;
  @ApiProperty({ type: String, nullable: true, required: false, example: '1990-05-17' })
  @blankIsNull
  @IsOptional()
  @Day()
  dateOfBirth?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false, description: 'With country code; any usual form.' })
  @blankIsNull
  @toE164
  @IsOptional()
  @IsPhoneNumber()
  phone?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false, example: 'it' })
  @blankIsNull
  @IsOptional()
  @Format('isLanguageCode', isLanguageCode)
  nativeLanguage?: LanguageCode | null;
  @ApiProperty({ type: String, nullable: true, required: false, example: 'IT12345670017', maxLength: 30 })
  @blankIsNull
  @IsOptional()
  @Format('isVatNumber', (text) => text.length <= 30 && isVatNumber(text))
  vat?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false })
  @blankIsNull
  @IsOptional()
  @Format('isNumberOfOffice', NUMBER_OF_AN_OFFICE)
  taxNumber?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false })
  @blankIsNull
  @IsOptional()
  @Name(200)
  companyName?: string | null;
  @ApiProperty({ enum: LOCALES, required: false }) @Optional() @IsIn(LOCALES) language?: Locale;
  @ApiProperty({ enum: CURRENCIES, required: false }) @Optional() @IsIn(CURRENCIES) currency?: Currency;
}

export class OpenMattersRequest {
  @Language() language: Locale = DEFAULT_LOCALE;
}

export class ChangePasswordRequest {
  @ApiProperty() @Secret() @IsString() @Length(1, 256) currentPassword!: string;
  @NewPassword() password!: string;
  @ApiProperty() @Secret() @EqualTo('password') confirmPassword!: string;
}
