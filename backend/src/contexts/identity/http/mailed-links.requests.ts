import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email, Language, Secret } from '../../../platform/http/fields.js';
import { EqualTo } from '../../../platform/http/equal-to.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { NewPassword } from './new-password.js';

export class MailedTokenRequest {
  @ApiProperty({ description: 'From the address of the mailed link.' }) @IsString() @Length(1, 200) token!: string;
}

export class ResetLinkRequest extends MailedTokenRequest {
  @Language('Of what is told where it cannot be done.') language: Locale = DEFAULT_LOCALE;
}

export class ForgottenPasswordRequest {
  @ApiProperty() @Email() email!: string;
}

export class ResetPasswordRequest extends MailedTokenRequest {
  @NewPassword() password!: string;
  @ApiProperty() @Secret() @EqualTo('password') confirmPassword!: string;
}
