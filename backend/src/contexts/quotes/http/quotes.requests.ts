import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, MinLength } from 'class-validator';
import { Language, Trimmed, Whole } from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

export class AirportsRequest {
  @ApiProperty({ minLength: 2, example: 'rom', description: 'A code, or the beginning of a city or of a name.' })
  @Trimmed()
  @IsString()
  @MinLength(2)
  @MaxLength(100)
  query!: string;

  @ApiProperty({ required: false, default: 10 })
  @Whole(1, 100)
  limit = 10;

  @Language()
  language: Locale = DEFAULT_LOCALE;
}

/** The ships are called the same in every language, which may be told all the same. */
export class CruiseShipsRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}
