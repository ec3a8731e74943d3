import { ScheduledJobs } from '../scheduled-jobs.js';

/** Stores scheduled jobs in memory, for tests without a database. */
export class InMemoryScheduledJobs extends ScheduledJobs {
  private readonly planned = new Map<string, Date>();

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
  }

  override async plan(kind: string, key: string, dueAt: Date): Promise<void> {
    this.planned.set(`${kind} ${key}`, dueAt);
  }

  override async cancel(kind: string, key: string): Promise<void> {
    this.planned.delete(`${kind} ${key}`);
  }

  /** The due time of the job; undefined if it is not scheduled. */
  dueAt(kind: string, key: string): Date | undefined {
    return this.planned.get(`${kind} ${key}`);
  }

  /** The keys of the scheduled jobs of this kind. */
  keysOf(kind: string): readonly string[] {
    return [...this.planned.keys()]
      .filter((name) => name.startsWith(`${kind} `))
      .map((name) => name.slice(kind.length + 1));
  }
}
