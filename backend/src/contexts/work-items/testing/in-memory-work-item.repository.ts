import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { type Matter, WorkItem } from '../domain/work-item.js';
import { WorkItemRaisedAgain, WorkItemUnknown } from '../domain/work-item.errors.js';
import { WorkItemRepository } from '../domain/work-item.repository.js';

const copyOf = (item: WorkItem): WorkItem => Object.assign(new WorkItem(), item);
const nameOf = ({ context, kind, key }: Matter): string => `${context} ${kind} ${key}`;

/** Gives and keeps copies: a change counts once it is saved. */
export class InMemoryWorkItemRepository extends WorkItemRepository {
  /** What saved items recorded. */
  readonly facts: DomainEvent[] = [];
  private readonly rows = new Map<string, WorkItem>();
  private readonly latest = new Map<string, number>();

  get all(): readonly WorkItem[] {
    return [...this.rows.values()];
  }

  async isLatestReport(matter: Matter, sequence: number): Promise<boolean> {
    const name = nameOf(matter);
    if ((this.latest.get(name) ?? 0) >= sequence) return false;
    this.latest.set(name, sequence);
    return true;
  }

  async find(id: string): Promise<WorkItem | undefined> {
    const row = this.rows.get(id);
    return row && copyOf(row);
  }

  async findOpenForChange(matter: Matter): Promise<WorkItem | undefined> {
    const row = this.all.find((item) => item.isOpen && nameOf(item) === nameOf(matter));
    return row && copyOf(row);
  }

  async getForChange(id: string): Promise<WorkItem> {
    const item = await this.find(id);
    if (!item) throw new WorkItemUnknown({ workItem: id });
    return item;
  }

  async save(item: WorkItem): Promise<void> {
    const other = item.isOpen ? await this.findOpenForChange(item) : undefined;
    if (other && other.id !== item.id) throw new WorkItemRaisedAgain({ workItem: item.id });
    this.facts.push(...takeEvents(item));
    if (this.rows.has(item.id)) item.version += 1;
    this.rows.set(item.id, copyOf(item));
  }

  async removeResolvedBefore(instant: Date): Promise<void> {
    for (const { id, resolvedAt } of this.all) if (resolvedAt && resolvedAt < instant) this.rows.delete(id);
  }
}
