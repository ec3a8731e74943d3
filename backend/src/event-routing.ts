import type { Route } from './platform/outbox/reaction.js';

/** The map of the system: each fact and who reacts to it, `on<TheFact>('the.fact.v1', ThisReaction, ThatReaction)`. */
export const EVENT_ROUTING: readonly Route[] = [];
