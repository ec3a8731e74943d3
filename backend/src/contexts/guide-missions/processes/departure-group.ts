import { Injectable } from '@nestjs/common';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import type { MissionBooking } from '../domain/mission-departure.js';
import { MissionMails } from '../mail/mission-mails.js';
import { GuideAssignmentSearch } from './guide-assignment-search.js';
import { LiveMissionUpdates } from './live-mission-updates.js';
import { TellingOthers } from '../commands/telling-others.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';

/** A further booking of a departure that has a mission already. */
@Injectable()
export class DepartureGroup {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly accounts: GuideAccounts,
    private readonly search: GuideAssignmentSearch,
    private readonly updates: LiveMissionUpdates,
    private readonly others: TellingOthers,
    private readonly mails: MissionMails,
  ) {}

  async join(mission: Mission, booking: MissionBooking): Promise<void> {
    if (mission.has(booking.id)) return;
    const guide = mission.guideId === null ? undefined : await this.accounts.find(mission.guideId);
    mission.join(booking, guide);
    for (const offer of await this.offers.ofMission(mission.id)) {
      offer.add(booking, mission.localDate);
      await this.offers.save(offer);
    }
    await this.missions.save(mission);
    if (mission.state === 'open') {
      await this.search.planWarning(mission);
      await this.others.grown(mission, booking.id);
    }
    await this.updates.send(mission.id);
    if (guide && mission.state === 'assigned') await this.mails.partyChanged('joined', booking.id, mission, guide);
  }
}
