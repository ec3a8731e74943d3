/** A guide has taken the work of one departure (said yes first, or was assigned). */
export interface MissionAssigned {
  readonly type: 'guide-missions.mission-assigned.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
  readonly guideId: string;
  readonly guideName: string;
  readonly guideContact: string;
}

/** The guide who had it cannot do it: it is open again. */
export interface MissionReopened {
  readonly type: 'guide-missions.mission-reopened.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
}

/** So near the start no guide has said yes: whoever booked must know. */
export interface MissionUnfilled {
  readonly type: 'guide-missions.mission-unfilled.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
  /** Of this search; another one begins when a guide gives the mission back. */
  readonly searchingSince: string;
}

/** A mission was put to a guide, who has until the deadline to answer. */
export interface MissionOffered {
  readonly type: 'guide-missions.mission-offered.v1';
  readonly missionId: string;
  readonly guideId: string;
  readonly respondBefore: string;
}

/** A guide who was asked has not answered in time; the others are asked. */
export interface OfferLapsed {
  readonly type: 'guide-missions.offer-lapsed.v1';
  readonly missionId: string;
  readonly guideId: string;
  readonly askedAt: string;
}

/** Nobody needs the mission any more: its guests have cancelled. */
export interface MissionCancelled {
  readonly type: 'guide-missions.mission-cancelled.v1';
  readonly missionId: string;
  /** Who had it. */
  readonly guideId: string | null;
}

/** A person of the team must look at a mission. */
export interface AttentionCalled {
  readonly type: 'guide-missions.attention-called.v1';
  readonly attentionId: string;
  readonly missionId: string;
  readonly kind: 'nobody-left' | 'start-is-near' | 'guide-wrote' | 'guide-cancelled';
}
