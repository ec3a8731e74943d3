import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';
import { Email } from '../../../platform/http/fields.js';
import { SameAs } from '../../../platform/http/same-as.js';

export class MailedTokenRequest {
  @ApiProperty({ description: 'From the address of the mailed link.' }) @IsString() @Length(1, 200) token!: string;
}

export class ForgottenPasswordRequest {
  @ApiProperty() @Email() email!: string;
}

export class ResetPasswordRequest extends MailedTokenRequest {
  @ApiProperty({ minLength: 8, maxLength: 256 }) @IsString() @Length(8, 256) password!: string;
  @ApiProperty() @SameAs('password') confirmPassword!: string;
}
