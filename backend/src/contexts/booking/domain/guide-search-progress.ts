/** The search for the guide of a departure. */
export abstract class GuideSearchProgress {
  /** False as soon as somebody has said yes, or nobody is needed any more. */
  abstract goesOn(missionId: string): Promise<boolean>;
  /** Who has the mission now; facts of it come in any order. */
  abstract found(missionId: string): Promise<string | undefined>;
}
