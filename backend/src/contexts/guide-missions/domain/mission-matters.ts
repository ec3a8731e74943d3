import type { Mission } from './mission.js';

export type MissionMatterKind = 'nobody-left' | 'start-is-near' | 'guide-wrote' | 'guide-cancelled' | 'in-the-way';

/** Which guide it is about, and what the guide wrote. */
export interface MatterOfGuide {
  readonly guideId: string;
  readonly message?: string;
}

/** Missions that a person of the team must look at: work items, raised and settled with the caller's transaction. */
export abstract class MissionMatters {
  /** One for each mission, kind and guide. A new message replaces the old one. */
  abstract raise(kind: MissionMatterKind, mission: Mission, guide?: MatterOfGuide): Promise<void>;
  /** The mission needs nobody any more: settles all that was raised for it. */
  abstract settle(missionId: string): Promise<void>;
}
