import { ApiProperty } from '@nestjs/swagger';
import { Email } from '../../../platform/http/fields.js';

export class EmailChangeRequest {
  @ApiProperty() @Email() email!: string;
}
