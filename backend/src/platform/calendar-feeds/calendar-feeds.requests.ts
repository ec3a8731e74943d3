import { ApiProperty } from '@nestjs/swagger';
import { Format } from '../http/format.js';

export class CalendarFeedParams {
  @ApiProperty({ description: 'The last part of a private address.' })
  @Format('isFeedFile', /^[\w.-]{1,200}$/)
  file!: string;
}
