import type { EarnedMission } from './payout.js';

/** What guides have earned. */
export abstract class Missions {
  /** Undefined before the pay is earned. */
  abstract findPay(missionId: string): Promise<EarnedMission | undefined>;
}
