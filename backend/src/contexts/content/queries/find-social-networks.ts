import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { inLanguage, type Locale } from '../../../shared-kernel/language/locale.js';

export class SocialNetworkView {
  @ApiProperty() uuid!: string;
  @ApiProperty({ example: 'Mastodon' }) name!: string;
  @ApiProperty({ description: 'The page for readers of the language.' }) link!: string;
}

/** Where the company is found elsewhere: the setting `social-networks`; none until an operator names some. */
export class FindSocialNetworks extends Query<SocialNetworkView[]> {
  constructor(readonly language: Locale) {
    super();
  }
}

interface Network {
  readonly uuid: string;
  readonly name: string;
  readonly links: Partial<Record<Locale, string>>;
}

@QueryHandler(FindSocialNetworks)
export class FindSocialNetworksHandler implements IQueryHandler<FindSocialNetworks> {
  constructor(private readonly db: ReadDb) {}

  async execute({ language }: FindSocialNetworks): Promise<SocialNetworkView[]> {
    const setting = await this.db.first(sql<{ value: readonly Network[] }>`
      select value from platform.setting where name = 'social-networks'
    `);
    return (setting?.value ?? []).flatMap(({ uuid, name, links }) => {
      const link = inLanguage<string | undefined>(links, language);
      return link ? [{ uuid, name, link }] : [];
    });
  }
}
