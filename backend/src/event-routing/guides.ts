import type { GuidesWorkItemRaised, GuidesWorkItemSettled } from '../contexts/guides/events.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of guides and who reacts to each. */
export const GUIDES_EVENTS: readonly Route[] = [
  route<GuidesWorkItemRaised>('guides.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<GuidesWorkItemSettled>('guides.work-item-settled.v1', SettleWorkItemWhenSettled),
];
