import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PICTURE_TYPES, SOUND_TYPES } from '../../../platform/files/file-types.js';
import { StoredFiles } from '../../../platform/files/stored-files.js';
import { ValidationFailed } from '../../../platform/http/http-problems.js';
import { fieldProblem } from '../../../platform/http/validation.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import type { Guide, GuideProfile } from '../domain/guide.js';
import { GuideUnknown } from '../domain/guide.errors.js';
import { GuideRepository } from '../domain/guide.repository.js';
import { Places } from '../domain/places.js';

/** A file that is left out stays. `cities`: ids or slugs, the first is where the guide lives. */
export interface ToldProfile extends Omit<GuideProfile, 'cityIds' | 'timeZone' | 'picture' | 'greeting'> {
  readonly cities: readonly string[];
  readonly picture?: string | null | undefined;
  readonly greeting?: string | null | undefined;
}

/**
 * The guide presents themselves to guests and the team. Throws GuideUnknown, ChangedMeanwhile, FileUnknown, and
 * ValidationFailed for unknown cities and categories.
 */
export class PresentOwnProfile extends Command<void> {
  constructor(
    readonly told: ToldProfile,
    readonly version: number,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(PresentOwnProfile)
export class PresentOwnProfileHandler implements ICommandHandler<PresentOwnProfile> {
  constructor(
    private readonly guides: GuideRepository,
    private readonly places: Places,
    private readonly files: StoredFiles,
  ) {}

  async execute({ told, version, actor }: PresentOwnProfile): Promise<void> {
    actor.mustBeAllowed('guide.present');
    const guide = await this.guides.findForChange(actor.mustBePerson());
    if (!guide) throw new GuideUnknown();
    const { picture = guide.picture, greeting = guide.greeting, cities, ...profile } = told;
    const place = await this.placeOf(cities, told.categories);
    const before = { picture: guide.picture, greeting: guide.greeting };
    guide.present({ ...profile, ...place, picture, greeting }, version);
    await this.exchange(guide, 'picture', before.picture, PICTURE_TYPES);
    await this.exchange(guide, 'greeting', before.greeting, SOUND_TYPES);
    await this.guides.save(guide);
  }

  private async placeOf(
    cities: readonly string[],
    categories: readonly string[],
  ): Promise<{ readonly cityIds: readonly string[]; readonly timeZone: string }> {
    const found = await Promise.all(cities.map((city) => this.places.city(city, DEFAULT_LOCALE)));
    const cityIds = [...new Set(found.flatMap((city) => (city ? [city.id] : [])))];
    if (found.includes(undefined)) throw new ValidationFailed([fieldProblem('cities', 'UNKNOWN_CITY')]);
    const known = await this.places.categories(categories, DEFAULT_LOCALE);
    if (known.length < new Set(categories).size) throw new ValidationFailed([fieldProblem('categories', 'IS_IN')]);
    const timeZone = cityIds[0] && (await this.places.timeZone(cityIds[0]));
    if (!timeZone) throw new ValidationFailed([fieldProblem('cities', 'UNKNOWN_CITY')]);
    return { cityIds, timeZone };
  }

  private async exchange(
    guide: Guide,
    file: 'picture' | 'greeting',
    before: string | null,
    types: readonly string[],
  ): Promise<void> {
    const now = guide[file];
    if (now === before) return;
    const usedBy = `guides.${file}:${guide.userId}`;
    if (now !== null) await this.files.claim(now, guide.userId, usedBy, types, file);
    if (before !== null) await this.files.release(before, usedBy);
  }
}
