import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import type { PlatformWorkItemRaised, PlatformWorkItemSettled } from '../platform/events.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of the platform and who reacts to each. */
export const PLATFORM_EVENTS: readonly Route[] = [
  route<PlatformWorkItemRaised>('platform.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<PlatformWorkItemSettled>('platform.work-item-settled.v1', SettleWorkItemWhenSettled),
];
