import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type { WorkItemFacts, WorkItemRaised, WorkItemSubject } from '../../../shared-kernel/work-item.js';
import type { WorkItemOpened, WorkItemResolved } from '../events.js';
import { WorkItemAlreadyResolved, WorkItemStillOpen } from './work-item.errors.js';

/** What tells matters apart: the queue holds one open item of each. */
export interface Matter {
  /** The context that raised it. */
  readonly context: string;
  readonly kind: string;
  readonly key: string;
}

/** A matter that a person of the team must look at, until a person resolves it or its context settles it. */
export class WorkItem extends AggregateRoot {
  readonly id!: string;
  readonly context!: string;
  readonly kind!: string;
  readonly key!: string;
  subjectType!: WorkItemSubject['type'];
  subjectId!: string;
  subjectReference!: string | null;
  facts!: WorkItemFacts;
  isUrgent!: boolean;
  raisedAt!: Date;
  dueAt!: Date | null;
  /** Id of the admin who looks after it. */
  assignedTo!: string | null;
  resolvedAt!: Date | null;
  /** Id of the admin who resolved it; null if its context settled it. */
  resolvedBy!: string | null;
  note!: string | null;
  version!: number;

  static open(id: string, { context, kind, key }: Matter, raised: WorkItemRaised, now: Date): WorkItem {
    const item = Object.assign(new WorkItem(), {
      id,
      context,
      kind,
      key,
      ...saidBy(raised),
      raisedAt: now,
      assignedTo: raised.assignee ?? null,
      resolvedAt: null,
      resolvedBy: null,
      note: null,
      version: 1,
    } satisfies Partial<WorkItem>);
    item.record<WorkItemOpened>({
      type: 'work-items.work-item-opened.v1',
      workItemId: id,
      context,
      kind,
      reference: item.subjectReference,
      isUrgent: item.isUrgent,
    });
    return item;
  }

  get isOpen(): boolean {
    return this.resolvedAt === null;
  }

  /** Its context has raised it again: what it says now counts. */
  update(raised: WorkItemRaised): void {
    Object.assign(this, saidBy(raised));
  }

  mustBeOpen(): void {
    if (!this.isOpen) throw new WorkItemAlreadyResolved({ workItem: this.id });
  }

  assignTo(adminId: string | null): void {
    this.mustBeOpen();
    this.assignedTo = adminId;
  }

  resolve(by: string, note: string, now: Date): void {
    this.mustBeOpen();
    this.resolvedAt = now;
    this.resolvedBy = by;
    this.note = note;
    this.record<WorkItemResolved>({
      type: 'work-items.work-item-resolved.v1',
      workItemId: this.id,
      context: this.context,
      kind: this.kind,
      key: this.key,
      note,
    });
  }

  /** The matter has ended without a person. */
  settle(now: Date): void {
    this.mustBeOpen();
    this.resolvedAt = now;
  }

  reopen(): void {
    if (this.isOpen) throw new WorkItemStillOpen({ workItem: this.id });
    this.resolvedAt = null;
    this.resolvedBy = null;
    this.note = null;
  }
}

const saidBy = ({ subject, facts, dueAt, isUrgent = false }: WorkItemRaised) => ({
  subjectType: subject.type,
  subjectId: subject.id,
  subjectReference: subject.reference ?? null,
  facts,
  isUrgent,
  dueAt: dueAt === undefined ? null : new Date(dueAt),
});
