import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../../shared-kernel/actor.js';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { DEFAULT_LOCALE } from '../../../shared-kernel/language/locale.js';
import { GuideCategoryUnknown, GuideCityUnknown } from '../domain/application.errors.js';
import type { ApplicationDetails } from '../domain/application.js';
import { ApplicationRepository } from '../domain/application.repository.js';
import { Places } from '../domain/places.js';

/** Parts of the form. An undefined field is kept. */
export type FilledInDetails = {
  readonly [Field in keyof Omit<ApplicationDetails, 'cityId'>]?: ApplicationDetails[Field] | undefined;
} & {
  /** Id or slug. */
  readonly city?: string | undefined;
};

/** Keeps what the actor wrote into the form. Throws ApplicationUnknown, ApplicationClosed, GuideCityUnknown, GuideCategoryUnknown. */
export class FillInApplication extends Command<void> {
  constructor(
    readonly details: FilledInDetails,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(FillInApplication)
export class FillInApplicationHandler implements ICommandHandler<FillInApplication> {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly places: Places,
    private readonly clock: Clock,
  ) {}

  async execute({ details: { city, ...details }, actor }: FillInApplication): Promise<void> {
    const application = await this.applications.getForChange(actor.mustBePerson());
    const cityId = city === undefined ? undefined : await this.cityId(city);
    await this.mustBeCategories(details.guidePreferences?.categories ?? []);
    application.fillIn({ ...details, cityId }, this.clock.now());
    await this.applications.save(application);
  }

  private async cityId(city: string): Promise<string> {
    const found = await this.places.city(city, DEFAULT_LOCALE);
    if (!found) throw new GuideCityUnknown({ city });
    return found.id;
  }

  private async mustBeCategories(slugs: readonly string[]): Promise<void> {
    const known = (await this.places.categories(slugs, DEFAULT_LOCALE)).map(({ slug }) => slug);
    const category = slugs.find((slug) => !known.includes(slug));
    if (category !== undefined) throw new GuideCategoryUnknown({ category });
  }
}
