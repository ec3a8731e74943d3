import { OfferRepository } from '../domain/mission.repository.js';
import { Offer } from '../domain/offer.js';

/** Gives and keeps copies: a change counts once it is saved. */
export class InMemoryOfferRepository extends OfferRepository {
  private readonly kept = new Map<string, Offer>();

  async find(missionId: string, guideId: string): Promise<Offer | undefined> {
    const found = this.all.find((offer) => offer.missionId === missionId && offer.guideId === guideId);
    return found && copyOf(found);
  }

  async ofMission(missionId: string): Promise<readonly Offer[]> {
    return this.all.filter((offer) => offer.missionId === missionId).map(copyOf);
  }

  async save(offer: Offer): Promise<void> {
    this.kept.set(offer.id, copyOf(offer));
  }

  get all(): readonly Offer[] {
    return [...this.kept.values()];
  }
}

const copyOf = (offer: Offer): Offer => Object.assign(new Offer(), offer);
