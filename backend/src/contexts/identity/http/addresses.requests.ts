import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, isISO31661Alpha2, IsOptional, IsUUID } from 'class-validator';
import { Name, Optional } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';

const blankIsNull = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' && value.trim() === '' ? null : value,
);
const upperCase = Transform(({ value }: { value: unknown }) =>
  typeof value === 'string' ? value.toUpperCase() : value,
);

export class AddressParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

/** A whole address. What is left out or null is empty. */
export class AddressRequest {
  @Name(200) street!: string;
  @ApiProperty({ type: String, nullable: true, required: false })
  @blankIsNull
  @IsOptional()
  @Name(200)
  streetComplementary?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false, example: '00186' })
  @blankIsNull
  @IsOptional()
  @Name(20)
  zip?: string | null;
  @ApiProperty({ type: String, nullable: true, required: false }) @blankIsNull @IsOptional() @Name(100) state?:
    string | null;
  @Name(100) city!: string;
  @ApiProperty({ example: 'IT', description: 'ISO 3166, two letters.' })
  @upperCase
  @Format('isCountryCode', isISO31661Alpha2)
  country!: string;
  @ApiProperty({ type: String, nullable: true, required: false })
  @blankIsNull
  @IsOptional()
  @Name(200)
  companyName?: string | null;
}

export class NewAddressRequest extends AddressRequest {
  @ApiProperty({ required: false, description: 'The first address is primary in any case.' })
  @Optional()
  @IsBoolean()
  isPrimary?: boolean;
}
