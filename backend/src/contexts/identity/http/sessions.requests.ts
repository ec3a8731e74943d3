import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { Language, Whole } from '../../../platform/http/fields.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';

const LAST_PAGE = 1000;
const LARGEST_PAGE = 100;

export class LoginHistoryParameters {
  @ApiProperty({ format: 'uuid' }) @IsUUID() id!: string;
}

export class LoginHistoryRequest {
  @ApiProperty({ required: false, default: 1 }) @Whole(1, LAST_PAGE) page = 1;
  @ApiProperty({ required: false, default: 10 }) @Whole(1, LARGEST_PAGE) pageSize = 10;
  @Language('Of the places.') language: Locale = DEFAULT_LOCALE;
}
