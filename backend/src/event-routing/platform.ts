import type { PlatformWorkItemRaised } from '../platform/events.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of the platform and who reacts to each. */
export const PLATFORM_EVENTS: readonly Route[] = [route<PlatformWorkItemRaised>('platform.work-item-raised.v1')];
