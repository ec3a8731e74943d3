import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, IsUUID, MaxLength } from 'class-validator';
import { Instant, Optional, Trimmed } from '../http/fields.js';
import { listRequest } from '../lists/list-request.js';

/** How a mail stands, for the team. `returned`: it was sent, and the provider says that it did not arrive. */
export const MAIL_STATES = ['waiting', 'sent', 'returned', 'failed'] as const;
export type MailState = (typeof MAIL_STATES)[number];

export class MailsRequest extends listRequest(['writtenAt'], '-writtenAt') {
  @ApiProperty({ required: false, enum: MAIL_STATES }) @Optional() @IsIn(MAIL_STATES) state?: MailState;
  @ApiProperty({ required: false, description: 'An address, or how it begins.' })
  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(254)
  recipient?: string;
  @ApiProperty({ required: false, example: 'booking.confirmed' })
  @Optional()
  @IsString()
  @MaxLength(100)
  kind?: string;
  @ApiProperty({ required: false, format: 'date-time' }) @Optional() @Instant() from?: string;
  @ApiProperty({ required: false, format: 'date-time', description: 'Not included.' })
  @Optional()
  @Instant()
  to?: string;
}

export class MailParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}
