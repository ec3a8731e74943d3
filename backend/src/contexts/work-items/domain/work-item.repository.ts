import type { Matter, WorkItem } from './work-item.js';

export abstract class WorkItemRepository {
  /**
   * Notes a report of the matter, and locks the matter until the transaction ends. Reports come in any order: false if a
   * later one has come before.
   * @param sequence the place of the report in the outbox
   */
  abstract isLatestReport(matter: Matter, sequence: number): Promise<boolean>;
  abstract find(id: string): Promise<WorkItem | undefined>;
  /** Locks the item until the transaction ends. */
  abstract findOpenForChange(matter: Matter): Promise<WorkItem | undefined>;
  /** Locks the item until the transaction ends. Throws WorkItemUnknown. */
  abstract getForChange(id: string): Promise<WorkItem>;
  /** Throws WorkItemRaisedAgain if the matter has another open item. */
  abstract save(item: WorkItem): Promise<void>;
  /** Removes what was resolved before the instant. */
  abstract removeResolvedBefore(instant: Date): Promise<void>;
}
