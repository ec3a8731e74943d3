import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { type SimilarPage, SimilarPages } from '../../../platform/ssr/similar-pages.js';
import { inLanguage, type Locale, type Translated } from '../../../shared-kernel/language/locale.js';
import { NamedPlaces, type PlaceKind } from './named-places.js';

/** Of an address: what tells one tour from another stands among the first. */
const MOST_WORDS = 5;
/** Shorter ones stand in every title. */
const SHORTEST_WORD = 3;
/** Among very many tours of the same words no more are compared. */
const MOST_COMPARED = 300;

/** Which place or tour somebody may have meant: places by their names, tours by the words of their titles, in any language. */
@Injectable()
export class SimilarCataloguePages implements OnModuleInit {
  constructor(
    private readonly db: ReadDb,
    private readonly places: NamedPlaces,
    private readonly pages: SimilarPages,
  ) {}

  onModuleInit(): void {
    for (const kind of ['city', 'country', 'continent'] as const)
      this.pages.add(kind, (slug, language, limit) => this.findPlaces(kind, slug, language, limit));
    this.pages.add('tour', (slug, language, limit) => this.findTours(slug, language, limit));
  }

  private async findPlaces(kind: PlaceKind, slug: string, language: Locale, limit: number): Promise<SimilarPage[]> {
    const places = await this.places.nearlyCalled(kind, slug, limit);
    return places.map((place) => ({ slug: place.slug, name: inLanguage(place.names, language) }));
  }

  private async findTours(slug: string, language: Locale, limit: number): Promise<SimilarPage[]> {
    const words = wordsOf(slug);
    const tours = await this.db.rows(sql<{ slug: string; names: Translated }>`
      select slug, names
      from (
        select slug, names from catalogue.tour
        where status = 'published'
          and (slug % ${slug} ${sql.join(
            words.map((word) => sql`or ${word} <% names::text`),
            sql` `,
          )})
        limit ${MOST_COMPARED}
      ) tour
      order by similarity(slug, ${slug}) ${sql.join(
        words.map((word) => sql`+ word_similarity(${word}, names::text)`),
        sql` `,
      )} desc, slug
      limit ${limit}
    `);
    return tours.map((tour) => ({ slug: tour.slug, name: inLanguage(tour.names, language) }));
  }
}

/** `rom-privat` → `rom`, `privat`. */
const wordsOf = (slug: string): readonly string[] =>
  slug
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD)
    .slice(0, MOST_WORDS);
