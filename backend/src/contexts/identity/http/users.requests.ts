import { ApiProperty } from '@nestjs/swagger';
import { IsUUID, Matches, ValidateIf } from 'class-validator';

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
  @Matches(/^[\w-]{16,64}\.(?:jpg|png|gif)$/)
  picture!: string | null;
}
