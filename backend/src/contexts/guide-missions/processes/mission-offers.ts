import { Injectable } from '@nestjs/common';
import { type GuideAccount, Guides, GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { GuideUnknown, MissionUnknown } from '../domain/mission.errors.js';
import { MissionRepository, OfferRepository } from '../domain/mission.repository.js';
import type { Offer } from '../domain/offer.js';

export interface OfferedMission {
  readonly mission: Mission;
  readonly offer: Offer;
  readonly guide: GuideAccount;
}

/** Loads a mission together with a guide and locks both until the transaction ends. */
@Injectable()
export class MissionOffers {
  constructor(
    private readonly missions: MissionRepository,
    private readonly offers: OfferRepository,
    private readonly guides: Guides,
    private readonly accounts: GuideAccounts,
  ) {}

  /** A mission that was offered to this guide. Throws MissionUnknown for any other. */
  async getForChange(missionId: string, guideId: string): Promise<OfferedMission> {
    if (!(await this.offers.find(missionId, guideId))) throw new MissionUnknown({ mission: missionId });
    const { mission, guide } = await this.getWithGuide(missionId, guideId);
    const offer = await this.offers.find(missionId, guideId);
    if (!offer) throw new MissionUnknown({ mission: missionId });
    return { mission, offer, guide };
  }

  /** Throws MissionOverlaps. */
  async save(mission: Mission, offer?: Offer): Promise<void> {
    await this.missions.save(mission);
    if (offer) await this.offers.save(offer);
  }

  /**
   * Throws GuideUnknown or MissionUnknown. Locks the guide before the mission: otherwise two missions that one guide
   * takes at once would wait for each other on the exclusion constraint, and the database would report a deadlock.
   */
  async getWithGuide(missionId: string, guideId: string): Promise<{ mission: Mission; guide: GuideAccount }> {
    await this.guides.lock(guideId);
    const guide = await this.accounts.find(guideId);
    if (!guide) throw new GuideUnknown({ guideId });
    return { mission: await this.missions.getForChange(missionId), guide };
  }
}
