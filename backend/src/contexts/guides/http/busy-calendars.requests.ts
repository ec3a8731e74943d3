import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Length } from 'class-validator';
import { Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';

const LONGEST_ADDRESS = 1000;

export class BusyCalendarRequest {
  @ApiProperty({ minLength: 1, maxLength: LONGEST_ADDRESS, example: 'https://calendar.example/me.ics' })
  @Trimmed()
  @Format('isWebAddress', /^(?:https?|webcals?):\/\/[^\s<>"\\^`{|}]+$/i)
  @Length(1, LONGEST_ADDRESS)
  address!: string;
}

export class BusyCalendarParams {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}
