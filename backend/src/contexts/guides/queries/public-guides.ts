import { ApiProperty } from '@nestjs/swagger';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { Fraction } from '../../../platform/http/fractions.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { LANGUAGE_LEVELS as LEVELS, type LanguageLevel } from '../domain/guide.js';
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
  ) {}

  /** By name. */
  async find({ slug, cityId, category, guideLanguage }: GuidesAsked): Promise<readonly ShownGuide[]> {
    const rows = await this.db.rows(sql<GuideRow>`
      select g.user_id as id, g.slug, g.city_ids[1] as "cityId", g.categories,
             g.has_car as "hasCar", g.has_bikes as "hasBikes",
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
      order by g.slug
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
    const { slug, languages, hasCar, hasBikes, rating, ratingCount } = row;
    return {
      slug,
      firstName: person.firstName,
      initial: person.initial,
      city: { slug: city.slug, name: city.name, country: city.country },
      languages,
      categories: [...categories],
      hasCar,
      hasBikes,
      rating,
      ratingCount,
    };
  }
}
