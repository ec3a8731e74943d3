import type { GuideAccounts } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { type MatterOfGuide, type MissionMatterKind, MissionMatters } from '../domain/mission-matters.js';
import { workItemRaised } from '../domain/work-item-of-mission.js';
import type { GuideMissionsWorkItemRaised } from '../events.js';

export class InMemoryMissionMatters extends MissionMatters {
  private raised: GuideMissionsWorkItemRaised[] = [];

  constructor(private readonly accounts: GuideAccounts) {
    super();
  }

  async raise(kind: MissionMatterKind, mission: Mission, matter?: MatterOfGuide): Promise<void> {
    const guide = matter && (await this.accounts.find(matter.guideId));
    const raised = workItemRaised(kind, mission, matter, guide);
    const place = this.raised.findIndex((known) => known.kind === kind && known.key === raised.key);
    this.raised.splice(place < 0 ? this.raised.length : place, 1, raised);
  }

  async settle(missionId: string): Promise<void> {
    this.raised = this.raised.filter(({ subject }) => subject.id !== missionId);
  }

  /** What was raised and not settled. */
  openOf(missionId: string): readonly GuideMissionsWorkItemRaised[] {
    return this.raised.filter(({ subject }) => subject.id === missionId);
  }
}
