import type { WorkItemRaised, WorkItemSettled } from '../shared-kernel/work-item.js';

/** Kinds: `mail-bounced`, a mail did not arrive; `job-failed`, work in the background failed at every attempt. */
export interface PlatformWorkItemRaised extends WorkItemRaised<'platform'> {
  readonly type: 'platform.work-item-raised.v1';
}

/** Failed work was tried again and succeeded. */
export interface PlatformWorkItemSettled extends WorkItemSettled<'platform'> {
  readonly type: 'platform.work-item-settled.v1';
}
