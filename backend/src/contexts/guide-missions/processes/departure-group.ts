import { Injectable } from '@nestjs/common';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import type { MissionBooking } from '../domain/mission-departure.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import { GuideAssignmentSearch } from './guide-assignment-search.js';

/** The bookings of one group departure share one mission. */
@Injectable()
export class DepartureGroup {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly search: GuideAssignmentSearch,
  ) {}

  /** Adds a booking to the mission and to what its guides were offered. A repetition changes nothing. */
  async join(mission: Mission, booking: MissionBooking): Promise<void> {
    if (mission.has(booking.id)) return;
    const guide = mission.guideId === null ? undefined : await this.accounts.find(mission.guideId);
    mission.join(booking, guide);
    for (const offer of await this.offers.ofMission(mission.id)) {
      offer.add(booking, mission.localDate);
      await this.offers.save(offer);
    }
    await this.missions.save(mission);
    if (mission.state === 'open') await this.search.planWarning(mission);
  }
}
