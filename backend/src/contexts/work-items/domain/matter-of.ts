import type { WorkItemRaised, WorkItemSettled } from '../../../shared-kernel/work-item.js';
import type { Matter } from './work-item.js';

/** The context is the first part of the event's type. */
export const matterOf = ({ type, kind, key }: WorkItemRaised | WorkItemSettled): Matter => ({
  context: type.slice(0, type.indexOf('.')),
  kind,
  key,
});
