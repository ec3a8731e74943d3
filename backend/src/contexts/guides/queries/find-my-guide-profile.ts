import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ApiProperty } from '@nestjs/swagger';
import { sql } from 'kysely';
import { FileLinks } from '../../../platform/files/file-links.js';
import { ReadDb } from '../../../platform/persistence/read-db.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import { localOf } from '../../../shared-kernel/time/local-time.js';
import {
  type GuideLanguage,
  LICENCE_STATES,
  type LicenceState,
  licenceStateOf,
  type OwnWords,
} from '../domain/guide.js';
import { GuideUnknown } from '../domain/guide.errors.js';
import { Places } from '../domain/places.js';
import { LanguageOfGuide } from './public-guides.js';

export class CityOfProfile {
  @ApiProperty({ example: 'rome' }) slug!: string;
  @ApiProperty() name!: string;
}

export class WordsOfGuide {
  @ApiProperty({ enum: LOCALES }) language!: Locale;
  @ApiProperty() text!: string;
  @ApiProperty({ description: 'The team has translated it.' }) isTranslation!: boolean;
}

export class MyGuideProfile {
  @ApiProperty({ type: 'integer' }) version!: number;
  @ApiProperty({ example: 'giulia-m', description: 'Of the public page.' }) slug!: string;
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a day.' })
  pictureUrl!: string | null;
  @ApiProperty({ type: String, nullable: true, description: 'An address on this site that works for a day.' })
  greetingUrl!: string | null;
  @ApiProperty({ type: [WordsOfGuide] }) words!: WordsOfGuide[];
  @ApiProperty({ type: [LanguageOfGuide] }) languages!: LanguageOfGuide[];
  @ApiProperty({ type: 'integer', nullable: true }) yearsGuiding!: number | null;
  @ApiProperty({ type: String, nullable: true }) licence!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) licenceExpiresOn!: string | null;
  @ApiProperty({ enum: LICENCE_STATES, description: 'With an expired license no missions are offered.' })
  licenceState!: LicenceState;
  @ApiProperty({ type: [CityOfProfile], description: 'The first is where the guide lives.' }) cities!: CityOfProfile[];
  @ApiProperty({ type: [String], description: 'Slugs.' }) categories!: string[];
  @ApiProperty() hasCar!: boolean;
  @ApiProperty() hasBikes!: boolean;
  @ApiProperty() stepFree!: boolean;
}

interface ProfileRow extends Omit<
  MyGuideProfile,
  'pictureUrl' | 'greetingUrl' | 'cities' | 'languages' | 'licenceState' | 'words'
> {
  readonly picture: string | null;
  readonly greeting: string | null;
  readonly words: OwnWords[];
  readonly spoken: GuideLanguage[];
  readonly cityIds: string[];
  readonly timeZone: string;
}

/** What the actor says about themselves as a guide. Throws GuideUnknown. */
export class FindMyGuideProfile extends Query<MyGuideProfile> {
  constructor(
    readonly language: Locale,
    readonly actor: Actor,
  ) {
    super();
  }
}

@QueryHandler(FindMyGuideProfile)
export class FindMyGuideProfileHandler implements IQueryHandler<FindMyGuideProfile> {
  constructor(
    private readonly db: ReadDb,
    private readonly places: Places,
    private readonly links: FileLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ language, actor }: FindMyGuideProfile): Promise<MyGuideProfile> {
    actor.mustBeAllowed('guide.present');
    const row = await this.db.first(sql<ProfileRow>`
      select version, slug, picture, greeting, words, languages as spoken, years_guiding as "yearsGuiding", licence,
             licence_expires_on::text as "licenceExpiresOn", city_ids as "cityIds", time_zone as "timeZone", categories,
             has_car as "hasCar", has_bikes as "hasBikes", step_free as "stepFree"
      from guides.guide where user_id = ${actor.mustBePerson()}
    `);
    if (!row) throw new GuideUnknown();
    const { picture, greeting, spoken, cityIds, timeZone, ...profile } = row;
    const cities = await Promise.all(cityIds.map((id) => this.places.city(id, language)));
    return {
      ...profile,
      pictureUrl: picture && this.links.linkTo(picture),
      greetingUrl: greeting && this.links.linkTo(greeting),
      languages: spoken.map(({ locale, level }) => ({ code: locale, level })),
      licenceState: licenceStateOf(row, localOf(this.clock.now(), timeZone).slice(0, 10)),
      cities: cities.flatMap((city) => (city ? [{ slug: city.slug, name: city.name }] : [])),
    };
  }
}
