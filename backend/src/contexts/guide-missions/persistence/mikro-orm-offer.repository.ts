import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { OfferRepository } from '../domain/mission.repository.js';
import { Offer } from '../domain/offer.js';

/** Takes no lock: a caller that changes an offer has locked its mission. */
@Injectable()
export class MikroOrmOfferRepository extends OfferRepository {
  constructor(private readonly entities: EntityManager) {
    super();
  }

  async find(missionId: string, guideId: string): Promise<Offer | undefined> {
    return (await this.entities.findOne(Offer, { missionId, guideId }, { refresh: true })) ?? undefined;
  }

  async ofMission(missionId: string): Promise<readonly Offer[]> {
    return this.entities.find(Offer, { missionId }, { refresh: true });
  }

  async save(offer: Offer): Promise<void> {
    await this.entities.persist(offer).flush();
  }
}
