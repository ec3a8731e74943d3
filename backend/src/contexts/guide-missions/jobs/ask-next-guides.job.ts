import { Injectable } from '@nestjs/common';
import { type JobHandler, ScheduledJob } from '../../../platform/queue/job-handler.js';
import { MissionRepository } from '../domain/mission.repository.js';
import { ASK_NEXT_GUIDES, GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { GuideOffers } from '../processes/guide-offers.js';

/** The deadline has passed and nobody has accepted: the next guides are asked. */
@ScheduledJob(ASK_NEXT_GUIDES)
@Injectable()
export class AskNextGuides implements JobHandler {
  constructor(
    private readonly missions: MissionRepository,
    private readonly guideOffers: GuideOffers,
    private readonly search: GuideAssignmentSearch,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    await this.guideOffers.recordLapsed(mission);
    await this.search.askNext(mission);
    await this.missions.save(mission);
  }
}
