import { SetMetadata } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Actor } from '../../shared-kernel/actor.js';
import type { Permission } from '../../shared-kernel/permissions.js';

/** One thing that was found, with the way to its page. */
export class SearchHit {
  @ApiProperty({ example: 'user', description: 'The kind of record.' }) type!: string;
  @ApiProperty() id!: string;
  @ApiProperty({ example: 'Emma Hartley' }) title!: string;
  @ApiProperty({ example: 'emma@example.com' }) subtitle!: string;
  @ApiProperty({ example: '/admin/users/0198…', description: 'Of the page, without language and currency.' })
  path!: string;
}

/** Hits of one list. */
export const MOST_HITS = 5;

export const SEARCH_SOURCE = 'search-source';

/** Marks a provider that the search of the back office asks. */
export const FindsForTeam = (): ClassDecorator => SetMetadata(SEARCH_SOURCE, true);

/**
 * What a list gives to the one search field of the back office. The provider `extends SearchSource` with
 * `@FindsForTeam()`; nothing else registers it.
 */
export abstract class SearchSource {
  /** Without it nothing of this list is found. */
  abstract readonly permission: Permission;
  /**
   * Finds by any reference, name or address, the best first, at most `limit`. It must use an index: everybody waits for
   * the slowest source.
   * @param text two characters or more, without spaces around it
   */
  abstract find(text: string, limit: number, actor: Actor): Promise<readonly SearchHit[]>;
}
