import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { Ids } from '../../../shared-kernel/building-blocks/ids.js';
import { agreedTerms, type Earnings, earningsOf, PayRuleBook, PayTerms } from '../domain/earnings.js';
import { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { OfferRepository } from '../domain/mission.repository.js';
import { Offer } from '../domain/offer.js';
import type { Candidate, ReasonsForAsking } from '../domain/ranking.js';

/** Until when a guide may answer, and why they are asked. */
export interface Asking {
  readonly respondBefore: Date;
  readonly reasons: ReasonsForAsking;
}

const UNASKED = { respondBefore: null, reasons: null };

/** Offers a mission to guides, with what each of them would earn. */
@Injectable()
export class GuideOffers {
  constructor(
    private readonly offers: OfferRepository,
    private readonly terms: PayTerms,
    private readonly ruleBook: PayRuleBook,
    private readonly accounts: GuideAccounts,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Those of the candidates whose account is approved. */
  async whoMayWork(candidates: readonly Candidate[]): Promise<readonly Candidate[]> {
    const ids = new Set(await this.accounts.approvedAmong(candidates.map(({ guideId }) => guideId)));
    return candidates.filter(({ guideId }) => ids.has(guideId));
  }

  /** Offers the mission to a guide, or offers it again in a new search. Does nothing for an account that is not approved. */
  async ask(mission: Mission, guideId: string, asking: Asking): Promise<void> {
    const person = await this.accounts.find(guideId);
    if (!person?.isApproved) return;
    await this.offer(mission, guideId, asking);
    mission.offerTo(guideId, asking.respondBefore);
  }

  /** The offer of a guide whom an admin assigns: the earlier one, or a new one. */
  async assign(mission: Mission, guideId: string): Promise<Offer> {
    const known = await this.offers.find(mission.id, guideId);
    const offer =
      known ?? this.newOffer(mission, guideId, { earnings: await this.earnings(mission, guideId), ...UNASKED });
    offer.assign();
    await this.offers.save(offer);
    return offer;
  }

  /** Records the offers of this search that were not answered in time. */
  async recordLapsed(mission: Mission): Promise<void> {
    const now = this.clock.now();
    for (const offer of await this.offers.ofMission(mission.id))
      if (offer.hasLapsed(mission.openedAt, now)) mission.recordLapsed(offer.guideId, offer.askedAt);
  }

  private async offer(mission: Mission, guideId: string, asking: Asking): Promise<void> {
    const terms = { ...asking, earnings: await this.earnings(mission, guideId) };
    const known = await this.offers.find(mission.id, guideId);
    known?.askAgain(terms, this.clock.now());
    await this.offers.save(known ?? this.newOffer(mission, guideId, terms));
  }

  private newOffer(
    { id: missionId }: Mission,
    guideId: string,
    terms: Pick<Offer, 'earnings' | 'respondBefore' | 'reasons'>,
  ): Offer {
    return Offer.ask({ id: this.ids.uuid(), missionId, guideId, ...terms }, this.clock.now());
  }

  private async earnings(mission: Mission, guideId: string): Promise<Earnings> {
    const { tour, cityId, standingBookings, localDate } = mission;
    const term = await this.terms.termFor(guideId, tour.id, cityId);
    const rules = await this.ruleBook.rulesFor(cityId, tour.id);
    return earningsOf(standingBookings, agreedTerms(term, rules, mission), localDate);
  }
}
