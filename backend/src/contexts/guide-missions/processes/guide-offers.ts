import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { type Earnings, earningsOf, PayTerms } from '../domain/earnings.js';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { OfferRepository } from '../domain/mission.repository.js';
import { Offer } from '../domain/offer.js';
import type { Candidate } from '../domain/ranking.js';
import { MissionMails } from '../mail/mission-mails.js';

/** Puts a mission to one guide: with what they would earn, by mail. */
@Injectable()
export class GuideOffers {
  constructor(
    private readonly offers: OfferRepository,
    private readonly terms: PayTerms,
    private readonly accounts: GuideAccounts,
    private readonly mails: MissionMails,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Those of the candidates whose account is in order. */
  async whoMayWork(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
    const ids = new Set(await this.accounts.approvedAmong(candidates.map(({ guideId }) => guideId)));
    return candidates.filter(({ guideId }) => ids.has(guideId));
  }

  async ask(mission: Mission, guideId: string, respondBefore: Date): Promise<void> {
    const person = await this.accounts.find(guideId);
    if (!person?.isApproved) return;
    const offer = await this.offer(mission, guideId, respondBefore);
    mission.offerTo(guideId, respondBefore);
    await this.mails.offered(mission, offer, person);
  }

  /** The offer of a mission that an admin gives without asking. */
  async assign(mission: Mission, guideId: string): Promise<Offer> {
    const known = await this.offers.find(mission.id, guideId);
    const offer = known ?? this.newOffer(mission, guideId, await this.earnings(mission, guideId), null);
    offer.assign();
    await this.offers.save(offer);
    return offer;
  }

  private async offer(mission: Mission, guideId: string, respondBefore: Date): Promise<Offer> {
    const earnings = await this.earnings(mission, guideId);
    const known = await this.offers.find(mission.id, guideId);
    known?.askAgain(earnings, respondBefore, this.clock.now());
    const offer = known ?? this.newOffer(mission, guideId, earnings, respondBefore);
    await this.offers.save(offer);
    return offer;
  }

  private newOffer({ id: missionId }: Mission, guideId: string, earnings: Earnings, respondBefore: Date | null): Offer {
    return Offer.ask({ id: this.ids.uuid(), missionId, guideId, earnings, respondBefore }, this.clock.now());
  }

  private async earnings({ tour, cityId, standingBookings, localDate }: Mission, guideId: string): Promise<Earnings> {
    return earningsOf(standingBookings, await this.terms.termFor(guideId, tour.id, cityId), localDate);
  }
}
