import { Injectable } from '@nestjs/common';
import { type EventHandler, Reaction } from '../../../platform/outbox/reaction.js';
import type { ApplicationApproved } from '../../recruitment/events.js';
import { Places } from '../domain/places.js';
import { GuideAdmission } from '../processes/guide-admission.js';

/** An approved applicant is a guide who can be asked for missions. */
@Reaction('guides.keep-guide-when-application-approved')
@Injectable()
export class KeepGuideWhenApplicationApproved implements EventHandler<ApplicationApproved> {
  constructor(
    private readonly admission: GuideAdmission,
    private readonly places: Places,
  ) {}

  async react({ type: _, languages, ...approved }: ApplicationApproved): Promise<void> {
    const { userId, cityIds } = approved;
    const timeZone = cityIds[0] && (await this.places.timeZone(cityIds[0]));
    if (!timeZone) throw new Error(`The city of the approved guide ${userId} is not in the catalogue`);
    await this.admission.admit({
      ...approved,
      timeZone,
      languages: languages.map(({ language, level }) => ({ locale: language, level })),
      stepFree: false,
    });
  }
}
