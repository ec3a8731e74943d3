import type { WorkItemRaised } from '../shared-kernel/work-item.js';

/** A mail did not arrive: a person of the team must find another way to the reader. */
export interface PlatformWorkItemRaised extends WorkItemRaised<'platform'> {
  readonly type: 'platform.work-item-raised.v1';
}
