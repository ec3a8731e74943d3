import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ApplicationApproved } from '../../recruitment/events.js';
import { GuideProfiles } from '../domain/guide-profiles.js';
import { Places } from '../domain/places.js';

/** An approved applicant is a guide who can be asked for missions. Missions are asked for in the first city. */
@Reaction('guide-missions.keep-guide-when-application-approved')
@Injectable()
export class KeepGuideWhenApplicationApproved implements EventHandler<ApplicationApproved> {
  constructor(
    private readonly profiles: GuideProfiles,
    private readonly places: Places,
  ) {}

  async react(approved: ApplicationApproved): Promise<void> {
    const { userId, firstName, lastName, cityIds, languages, categories, hasCar, hasBikes, daysOff } = approved;
    const [cityId] = cityIds;
    const timeZone = cityId && (await this.places.timeZone(cityId));
    if (!cityId || !timeZone) throw new Error(`The city of the approved guide ${userId} is not in the catalogue`);
    await this.profiles.keep({
      userId,
      firstName,
      lastName,
      cityId,
      timeZone,
      languages: languages.map(({ language, level }) => ({ locale: language, level })),
      categories,
      hasCar,
      hasBikes,
      daysOff,
    });
  }
}
