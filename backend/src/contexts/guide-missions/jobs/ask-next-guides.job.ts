import { Injectable } from '@nestjs/common';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { ASK_NEXT, GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { LiveMissionUpdates } from '../processes/live-mission-updates.js';
import { TellingOthers } from '../commands/telling-others.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** The deadline has passed without a yes: the next guides are asked. */
@DueWorkHandler(ASK_NEXT)
@Injectable()
export class AskNextGuides implements DoesDueWork {
  constructor(
    private readonly missions: MissionRepository,
    private readonly search: GuideAssignmentSearch,
    private readonly others: TellingOthers,
    private readonly updates: LiveMissionUpdates,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    const mission = await this.missions.getForChange(missionId);
    await this.others.lapsed(mission);
    await this.search.askNext(mission);
    await this.missions.save(mission);
    await this.updates.send(missionId);
  }
}
