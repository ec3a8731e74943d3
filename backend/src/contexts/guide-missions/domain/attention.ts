import type { Mission } from './mission.js';

export const ATTENTION_KINDS = ['nobody-left', 'start-is-near', 'guide-wrote', 'guide-cancelled'] as const;

export type AttentionKind = (typeof ATTENTION_KINDS)[number];

export interface AttentionNote {
  readonly guideId?: string;
  readonly message?: string;
}

/** What a person of the team must look at. */
export abstract class Attention {
  /** Once per mission, kind and guide until it is settled; a new message replaces the old one. */
  abstract call(kind: AttentionKind, mission: Mission, note?: AttentionNote): Promise<void>;
  /** The mission needs nobody any more. */
  abstract settle(missionId: string): Promise<void>;
  abstract find(id: string): Promise<{ readonly kind: AttentionKind; readonly message: string | null } | undefined>;
  /** A person has looked at it; false where there is no such call. */
  abstract settleOne(id: string): Promise<boolean>;
}
