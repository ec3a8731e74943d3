import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsString, MaxLength } from 'class-validator';
import { DEFAULT_LOCALE, type Locale } from '../../shared-kernel/language/locale.js';
import { Language, Optional, Trimmed, Whole } from '../http/fields.js';

/** Rows of a file. A longer list must be filtered before it is exported. */
export const MOST_EXPORTED = 10_000;
/** Later pages cost more than they help: a filter finds the row. */
const LAST_PAGE = 1000;
const LARGEST_PAGE = 100;

/** `name` sorts up, `-name` sorts down. */
export type SortOf<Name extends string> = Name | `-${Name}`;

/** What every list of the team can be asked. A list extends {@link listRequest} and adds its filters. */
export abstract class ListRequest {
  abstract readonly sort: string;
  @ApiProperty({ required: false, default: 1 }) @Whole(1, LAST_PAGE) page = 1;
  @ApiProperty({ required: false, default: 25 }) @Whole(1, LARGEST_PAGE) size = 25;
  @ApiProperty({ required: false, maxLength: 100, description: 'Words or a reference to look for.' })
  @Optional()
  @Trimmed()
  @IsString()
  @MaxLength(100)
  query?: string;
  @ApiProperty({
    required: false,
    enum: ['json', 'csv'],
    default: 'json',
    description: `\`csv\`, or \`Accept: text/csv\`, answers the first ${MOST_EXPORTED} rows as a file.`,
  })
  @IsIn(['json', 'csv'])
  format: 'json' | 'csv' = 'json';
  @Language() language: Locale = DEFAULT_LOCALE;
}

/**
 * The request of a list that can be sorted by these names.
 *
 *     class MailsRequest extends listRequest(['writtenAt', 'recipient'], '-writtenAt') { … filters … }
 */
export function listRequest<const Name extends string>(
  names: readonly Name[],
  usual: SortOf<Name>,
): Type<ListRequest & { sort: SortOf<Name> }> {
  const sorts = names.flatMap((name): SortOf<Name>[] => [name, `-${name}`]);
  class SortedListRequest extends ListRequest {
    @ApiProperty({ required: false, enum: sorts, default: usual })
    @IsIn(sorts)
    sort: SortOf<Name> = usual;
  }
  return SortedListRequest;
}
