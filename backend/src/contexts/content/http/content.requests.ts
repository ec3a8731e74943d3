import { ApiProperty } from '@nestjs/swagger';
import { Length, Matches } from 'class-validator';
import { Day, Language, Optional, Trimmed } from '../../../platform/http/fields.js';
import { Format } from '../../../platform/http/format.js';
import { DEFAULT_LOCALE, type Locale } from '../../../shared-kernel/language/locale.js';
import { ENTRY_KINDS, COMPANY_PAGES } from '../domain/cms-entries.js';

export class LanguageRequest {
  @Language()
  language: Locale = DEFAULT_LOCALE;
}

export class EntriesRequest extends LanguageRequest {
  @ApiProperty({
    example: 'legal',
    description: `Kind of text: ${ENTRY_KINDS.join(', ')}, or another that has texts. The pages ${COMPANY_PAGES.join(', ')}, which the site shows at \`/{slug}\` and all others at \`/page/{slug}\`, answer to their own names too.`,
  })
  @Matches(/^[a-z0-9-]{1,60}$/)
  content_cms!: string;

  @ApiProperty({ required: false, example: 'terms', description: 'Only the text with this slug.' })
  @Optional()
  @Matches(/^[a-z0-9-]{1,120}$/i)
  slug?: string;
}

export class QuestionSearchRequest extends LanguageRequest {
  @ApiProperty({
    example: 'refund',
    minLength: 1,
    maxLength: 100,
    description: 'Words, of which each may have one letter wrong.',
  })
  @Trimmed()
  @Length(1, 100)
  q!: string;
}

export class PlaceTextRequest extends LanguageRequest {
  @ApiProperty({ example: 'italy', description: 'Id or slug of the continent or country.' })
  @Matches(/^[a-z0-9-]{1,120}$/)
  content_cms_entry__!: string;
}

export class LegalVersionsParameters {
  @ApiProperty({ example: 'terms', pattern: '^[a-z0-9-]{1,120}$' })
  @Format('isIdOrSlug', /^[a-z0-9-]{1,120}$/)
  slug!: string;
}

export class LegalVersionsRequest extends LanguageRequest {
  @ApiProperty({ required: false, format: 'date', description: 'Only what was in force on this day, in Greenwich.' })
  @Optional()
  @Day()
  on?: string;
}
