import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, MinLength } from 'class-validator';
import { DEFAULT_LOCALE, LOCALES, type Locale, localeOrDefault } from '../../../shared-kernel/locale.js';

export class AirportsRequest {
  @ApiProperty({ minLength: 2, example: 'rom', description: 'A code, or the beginning of a city or of a name.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @IsString()
  @MinLength(2)
  @MaxLength(100)
  query!: string;

  @ApiProperty({ required: false, default: 10, maximum: 100 })
  @Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value,
  )
  @IsInt()
  @Min(1)
  @Max(100)
  limit = 10;

  @ApiProperty({
    enum: LOCALES,
    required: false,
    default: DEFAULT_LOCALE,
    description: 'An unknown one is answered in en_US.',
  })
  @Transform(({ value }: { value: unknown }) => localeOrDefault(value))
  @IsIn(LOCALES)
  language: Locale = DEFAULT_LOCALE;
}
