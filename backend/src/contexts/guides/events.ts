import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** Kinds: `licence-expires`. */
export interface GuidesWorkItemRaised extends WorkItemRaised<'guides'> {
  readonly type: 'guides.work-item-raised.v1';
}

export interface GuidesWorkItemSettled extends WorkItemSettled<'guides'> {
  readonly type: 'guides.work-item-settled.v1';
}
