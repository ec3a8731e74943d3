import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { type Actor, NotAllowed } from '../../../shared-kernel/actor.js';
import type { Mission } from '../domain/mission.js';
import { CancellationReasonMissing, MissionIsYours } from '../domain/mission.errors.js';
import { MissionMatters } from '../domain/mission-matters.js';
import { OfferRepository } from '../domain/mission.repository.js';
import type { Answer, Offer } from '../domain/offer.js';
import { MissionAssignment } from '../processes/mission-assignment.js';
import { GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { MissionOffers } from '../processes/mission-offers.js';

export class AnswerOffer extends Command<void> {
  constructor(
    readonly missionId: string,
    readonly answer: Answer,
    readonly text: string | null,
    readonly actor: Actor,
  ) {
    super();
  }
}

@CommandHandler(AnswerOffer)
export class AnswerOfferHandler implements ICommandHandler<AnswerOffer> {
  constructor(
    private readonly missionOffers: MissionOffers,
    private readonly offers: OfferRepository,
    private readonly search: GuideAssignmentSearch,
    private readonly assignment: MissionAssignment,
    private readonly matters: MissionMatters,
    private readonly clock: Clock,
  ) {}

  async execute({ missionId, answer, text, actor }: AnswerOffer): Promise<void> {
    actor.mustBeAllowed('mission.answer');
    const { mission, offer, guide } = await this.missionOffers.getForChange(missionId, actor.mustBePerson());
    if (mission.isOf(guide.id)) return this.answerOwn(mission, offer, answer, text);
    // Read under the mission's lock: the job that asks the next guides at the deadline holds the same lock.
    const now = this.clock.now();
    mission.mustTakeAnswers(now);
    if (answer === 'yes' && !guide.isApproved) throw new NotAllowed();
    offer.answerWith(answer, text, now);
    if (answer === 'yes') return this.assignment.assign(mission, offer, guide, 'guide');
    await this.missionOffers.save(mission, offer);
    await this.follow(mission, offer);
  }

  private async follow(mission: Mission, { answer, answerText, guideId }: Offer): Promise<void> {
    if (answer === 'no') await this.askOthersWhenAllRefused(mission);
    else await this.matters.raise('guide-wrote', mission, { guideId, ...(answerText ? { message: answerText } : {}) });
  }

  /** If no guide who was asked can still accept, the next ones are asked before the deadline. */
  private async askOthersWhenAllRefused(mission: Mission): Promise<void> {
    const now = this.clock.now();
    const offers = await this.offers.ofMission(mission.id);
    if (!offers.some((offer) => offer.isWaiting(now) || offer.isUndecided(now))) await this.search.askNext(mission);
  }

  private async answerOwn(mission: Mission, offer: Offer, answer: Answer, text: string | null): Promise<void> {
    if (answer === 'yes') {
      if (offer.answer === 'yes') return;
      offer.answerWith('yes', text, this.clock.now());
      mission.confirm();
      return this.missionOffers.save(mission, offer);
    }
    if (answer !== 'no') throw new MissionIsYours();
    if (!text) throw new CancellationReasonMissing();
    await this.assignment.unassign(mission, offer, text);
  }
}
