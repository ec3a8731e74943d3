import type { NotificationPayloads } from './notification.js';

export interface MissionFacts {
  readonly isOpen: boolean;
  /** Since when somebody has it; undefined while nobody does. */
  readonly assigned: { readonly to: string; readonly at: Date; readonly byAdmin: boolean } | undefined;
  /** Who was asked, has not refused and does not have it. */
  readonly hopefulGuideIds: readonly string[];
  readonly payload: NotificationPayloads['mission-assigned'];
}

/** The work of guides. */
export abstract class Missions {
  abstract find(missionId: string): Promise<MissionFacts | undefined>;
}
