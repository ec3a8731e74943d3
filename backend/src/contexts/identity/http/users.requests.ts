import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, ValidateIf } from 'class-validator';
import { Format } from '../../../platform/http/format.js';

export class UserParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class UserRequest {
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The `path` that POST /api/s3/uploadFile has answered for a picture; null removes the picture.',
  })
  @ValidateIf((_, value) => value !== null)
  @Format('isUploadPath', /^[\w-]{16,64}\.(?:jpg|png|gif)$/)
  picture!: string | null;
}
