import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { Mission } from '../domain/mission.js';
import type { MissionDeparture } from '../domain/mission-departure.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { OfferSettings } from '../domain/offer-rules.js';
import { GuideAssignmentSearch } from './guide-assignment-search.js';
import { MissionDelay } from './mission-delay.js';

/** Opens the mission of a new departure and begins the search for its guide. */
@Injectable()
export class MissionOpening {
  constructor(
    private readonly missions: MissionRepository,
    private readonly settings: OfferSettings,
    private readonly search: GuideAssignmentSearch,
    private readonly delay: MissionDelay,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async open(departure: MissionDeparture): Promise<void> {
    const { pauseMinutes } = await this.settings.current();
    const mission = Mission.open(this.ids.uuid(), departure, pauseMinutes, this.clock.now());
    await this.missions.save(mission);
    await this.search.begin(mission);
    await this.delay.planFlightCheck(mission);
  }
}
