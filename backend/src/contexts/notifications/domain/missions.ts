import type { NotificationPayloads } from './notification.js';

export interface MissionFacts {
  readonly isOpen: boolean;
  /** Since when a guide has the mission; undefined while no guide has it. */
  readonly assigned: { readonly to: string; readonly at: Date; readonly byAdmin: boolean } | undefined;
  /** The guides who were asked, have not refused and do not have the mission. */
  readonly hopefulGuideIds: readonly string[];
  readonly payload: NotificationPayloads['mission-assigned'];
}

/** The work of guides. */
export abstract class Missions {
  abstract find(missionId: string): Promise<MissionFacts | undefined>;
}
