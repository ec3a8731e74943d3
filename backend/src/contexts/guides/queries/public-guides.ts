import { ApiProperty } from '@nestjs/swagger';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { LANGUAGE_LEVELS as LEVELS, type LanguageLevel, type OwnWords } from '../domain/guide.js';
import { type GuideAccount, GuideAccounts } from '../domain/guide-accounts.js';
import { Places } from '../domain/places.js';

export class CityOfGuide {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty() name!: string;
  @ApiProperty() country!: string;
}

export class LanguageOfGuide {
  @ApiProperty({ enum: LOCALES }) code!: Locale;
  @ApiProperty({ enum: LEVELS }) level!: LanguageLevel;
}

export class CategoryOfGuide {
  @ApiProperty({ example: 'food-tour' }) slug!: string;
  @ApiProperty() title!: string;
}

export class WordsOfPublicGuide {
  @ApiProperty({ enum: LOCALES, description: 'Of the text: the reader’s, or the one that the guide has written in.' })
  language!: Locale;
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'Written by the guide in another language, and translated by the team.' })
  isTranslation!: boolean;
}

/** A guide as everybody may know them: no last name, no way to reach them. */
export class PublicGuide {
  @ApiProperty({ example: 'giulia-m' }) slug!: string;
  @ApiProperty({ example: 'Giulia' }) firstName!: string;
  @ApiProperty({ example: 'M', description: 'Of the last name.' }) initial!: string;
  @ApiProperty({ type: CityOfGuide }) city!: CityOfGuide;
  @ApiProperty({ type: [LanguageOfGuide] }) languages!: LanguageOfGuide[];
  @ApiProperty({ type: [CategoryOfGuide] }) categories!: CategoryOfGuide[];
  @ApiProperty() hasCar!: boolean;
  @ApiProperty() hasBikes!: boolean;
  @ApiProperty({ description: 'Leads walks without steps.' }) stepFree!: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'The address of the picture; `w` chooses its width.' })
  portrait!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'The address of a recording.' }) greeting!: string | null;
  @ApiProperty({ type: WordsOfPublicGuide, nullable: true }) words!: WordsOfPublicGuide | null;
  @ApiProperty({ type: 'integer', nullable: true }) yearsGuiding!: number | null;
  @ApiProperty({ description: 'Has an official license that is valid.' }) isLicensed!: boolean;
  @Fraction({ nullable: true, description: 'The average of the travelers’ stars, with two decimals.' })
  rating!: number | null;
  @ApiProperty({ description: 'How many reviews gave the guide stars.' }) ratingCount!: number;
}

/** Nothing that is not said narrows the search. */
export interface GuidesAsked {
  readonly slug?: string | undefined;
  readonly cityId?: string | undefined;
  readonly category?: string | undefined;
  readonly guideLanguage?: Locale | undefined;
  /** The best rated first, otherwise by name. */
  readonly isRanked?: boolean;
}

export interface ShownGuide {
  readonly row: GuideRow;
  readonly person: GuideAccount;
}

interface GuideRow {
  readonly id: string;
  readonly slug: string;
  readonly cityId: string;
  readonly categories: string[];
  readonly languages: LanguageOfGuide[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  readonly stepFree: boolean;
  readonly picture: string | null;
  readonly greeting: string | null;
  readonly words: readonly OwnWords[];
  readonly yearsGuiding: number | null;
  readonly isLicensed: boolean;
  readonly rating: number | null;
  readonly ratingCount: number;
}

/** Guides who may be shown: those who work and whose account is approved. */
@Injectable()
export class PublicGuides {
  constructor(
    private readonly db: ReadDb,
    private readonly accounts: GuideAccounts,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  /** By name. */
  async find({ slug, cityId, category, guideLanguage, isRanked = false }: GuidesAsked): Promise<readonly ShownGuide[]> {
    const rows = await this.db.rows(sql<GuideRow>`
      select g.user_id as id, g.slug, g.city_ids[1] as "cityId", g.categories,
             g.has_car as "hasCar", g.has_bikes as "hasBikes", g.step_free as "stepFree", g.picture, g.greeting, g.words,
             g.years_guiding as "yearsGuiding",
             g.licence is not null and coalesce(g.licence_expires_on >= (${this.clock.now()}::timestamptz at time zone g.time_zone)::date, true)
               as "isLicensed",
             g.rating::float8 as rating, g.rating_count as "ratingCount",
             (select coalesce(json_agg(json_build_object('code', l ->> 'locale', 'level', l ->> 'level')
                order by array_position(${LEVELS}::text[], l ->> 'level'), l ->> 'locale'), '[]')
              from jsonb_array_elements(g.languages) l) as languages
      from guides.guide g
      where g.active
        and (${slug ?? null}::text is null or g.slug = ${slug ?? null})
        and (${cityId ?? null}::uuid is null or g.city_ids @> array[${cityId ?? null}]::uuid[])
        and (${category ?? null}::text is null or guides.qualifies_for(g, ${category ?? null}))
        and (${guideLanguage ?? null}::text is null or ${guideLanguage ?? null} = any (g.spoken))
      order by case when ${isRanked} then g.rating end desc nulls last, g.slug
    `);
    const approved = await this.accounts.findApproved(rows.map(({ id }) => id));
    const byId = new Map(approved.map((person) => [person.id, person]));
    return rows.flatMap((row) => {
      const person = byId.get(row.id);
      return person ? [{ row, person }] : [];
    });
  }

  /** Undefined where the guide's city is not shown. */
  async view({ row, person }: ShownGuide, language: Locale): Promise<PublicGuide | undefined> {
    const [city, categories] = await Promise.all([
      this.places.city(row.cityId, language),
      this.places.categories(row.categories, language),
    ]);
    if (!city) return undefined;
    const { slug, languages, hasCar, hasBikes, stepFree, yearsGuiding, isLicensed, rating, ratingCount } = row;
    return {
      slug,
      firstName: person.firstName,
      initial: person.initial,
      city: { slug: city.slug, name: city.name, country: city.country },
      languages,
      categories: [...categories],
      hasCar,
      hasBikes,
      stepFree,
      portrait: mediaOf(slug, 'portrait', row.picture),
      greeting: mediaOf(slug, 'greeting', row.greeting),
      words: wordsFor(language, row),
      yearsGuiding,
      isLicensed,
      rating,
      ratingCount,
    };
  }
}

/** The public address of a file. It changes with the file, so that browsers may keep it. */
export const mediaOf = (slug: string, media: 'portrait' | 'greeting', path: string | null): string | null =>
  path && `/api/guides/${slug}/${media}?v=${path.slice(0, 8)}`;

/** In the reader's language, else in English, else as the guide has written first. */
function wordsFor(language: Locale, { words }: GuideRow): OwnWords | null {
  const of = (wanted: Locale) => words.find((each) => each.language === wanted);
  return of(language) ?? of(DEFAULT_LOCALE) ?? words[0] ?? null;
}
