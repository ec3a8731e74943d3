import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import type { Translated } from '../../../shared-kernel/language/locale.js';
import { CmsEntries } from '../domain/cms-entries.js';
import { type PosterSubject, PosterStudio } from '../domain/poster-studio.js';
import { seedContent } from '../seed-content.js';

export interface SocialNetworkToSeed {
  readonly name: string;
  readonly links: Translated;
}

/** Writes texts and links, in the running transaction, and tells the colour of a picture. */
@Injectable()
export class ContentSeeding {
  constructor(
    private readonly entities: EntityManager,
    private readonly ids: Ids,
    private readonly clock: Clock,
    private readonly entries: CmsEntries,
    private readonly studio: PosterStudio,
  ) {}

  /** Publishes the texts that come with the product where they are missing. */
  async writeTexts(): Promise<void> {
    await seedContent(this.entries, this.clock.now());
  }

  /** Sets the social networks, unless somebody has set some. */
  async writeSocialNetworks(networks: readonly SocialNetworkToSeed[]): Promise<void> {
    const value = networks.map((network) => ({ uuid: this.ids.uuid(), ...network }));
    await sql`
      insert into platform.setting (name, value) values ('social-networks', ${JSON.stringify(value)}::jsonb)
      on conflict do nothing
    `.execute(this.entities.getKysely());
  }

  /** The colour that stands in a picture's place while that loads: `#rrggbb`. Throws where a motif is not known. */
  colourOf(subject: PosterSubject): string {
    return this.studio.colourOf(subject);
  }
}
