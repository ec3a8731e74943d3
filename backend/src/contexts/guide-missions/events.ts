/** A guide has taken the work of one departure (said yes first, or was assigned). */
export interface MissionTaken {
  readonly type: 'guide-missions.mission-taken.v1';
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
