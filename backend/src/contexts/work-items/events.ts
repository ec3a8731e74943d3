/** A matter has come into the queue: it was not there, or had been resolved before. */
export interface WorkItemOpened {
  readonly type: 'work-items.work-item-opened.v1';
  readonly workItemId: string;
  /** The context that raised it. */
  readonly context: string;
  readonly kind: string;
  /** What people call its subject. */
  readonly reference: string | null;
  readonly isUrgent: boolean;
}

/** A person of the team has resolved a matter. The context that raised it may react. */
export interface WorkItemResolved {
  readonly type: 'work-items.work-item-resolved.v1';
  readonly workItemId: string;
  readonly context: string;
  readonly kind: string;
  readonly key: string;
  /** What was done, in the person's words. */
  readonly note: string;
}
