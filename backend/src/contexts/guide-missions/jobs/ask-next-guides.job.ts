import { Injectable } from '@nestjs/common';
import { type DoesDueWork, DueWorkHandler } from '../../../platform/queue/due-work-handler.js';
import { ASK_NEXT, MissionSearch } from '../commands/mission-search.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** The deadline has passed without a yes: the next guides are asked. */
@DueWorkHandler(ASK_NEXT)
@Injectable()
export class AskNextGuides implements DoesDueWork {
  constructor(
    private readonly missions: MissionRepository,
    private readonly search: MissionSearch,
  ) {}

  async run(_: unknown, missionId: string): Promise<void> {
    await this.search.askNext(await this.missions.getForChange(missionId));
  }
}
