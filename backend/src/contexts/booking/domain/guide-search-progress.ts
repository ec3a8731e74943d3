/** The search for the guide of a departure. */
export abstract class GuideSearchProgress {
  /** False as soon as a guide has accepted, or no guide is needed any more. */
  abstract goesOn(missionId: string): Promise<boolean>;
  /** The guide of the mission now. Events about the mission come in any order. */
  abstract found(missionId: string): Promise<string | undefined>;
}
