import type { Application } from './application.js';

export abstract class ApplicationRepository {
  /** Adds the application unless the account has one: of two that come at once, one is kept. */
  abstract addMissing(application: Application): Promise<void>;
  abstract find(userId: string): Promise<Application | undefined>;
  /** Locks the application until the transaction ends. Throws ApplicationUnknown. */
  abstract getForChange(userId: string): Promise<Application>;
  /** Ids of the accounts that were refused before and still have something to remove; 200 at most. */
  abstract findRefusedBefore(end: Date): Promise<readonly string[]>;
  abstract save(application: Application): Promise<void>;
}
