import type { Mission } from './mission.js';

export const ATTENTION_KINDS = ['nobody-left', 'start-is-near', 'guide-wrote', 'guide-cancelled'] as const;

export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export interface AttentionNote {
  readonly guideId?: string;
  readonly message?: string;
}

/** Calls a person of the team to look at a mission. */
export abstract class Attention {
  /** Once per mission, kind and guide until it is settled; a new message replaces the old one. */
  abstract call(kind: AttentionKind, mission: Mission, note?: AttentionNote): Promise<void>;
  /** Settles all calls of the mission. */
  abstract settle(missionId: string): Promise<void>;
  abstract find(id: string): Promise<{ readonly kind: AttentionKind; readonly message: string | null } | undefined>;
  /** Settles one call; false if there is none with this id. */
  abstract settleOne(id: string): Promise<boolean>;
}
