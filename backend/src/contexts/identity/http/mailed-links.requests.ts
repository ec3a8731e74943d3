import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email, Secret } from '../../../platform/http/fields.js';
import { SameAs } from '../../../platform/http/same-as.js';
import { NewPassword } from './new-password.js';

export class MailedTokenRequest {
  @ApiProperty({ description: 'From the address of the mailed link.' }) @IsString() @Length(1, 200) token!: string;
}

export class ForgottenPasswordRequest {
  @ApiProperty() @Email() email!: string;
}

export class ResetPasswordRequest extends MailedTokenRequest {
  @NewPassword() password!: string;
  @ApiProperty() @Secret() @SameAs('password') confirmPassword!: string;
}
