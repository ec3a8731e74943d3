import { SetMetadata, type Type } from '@nestjs/common';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';

/** The envelope of a fact: its id (the idempotency key towards other systems) and when it was recorded. */
export interface Message {
  readonly id: string;
  readonly recordedAt: Date;
}

/** Does one thing when a fact has happened. Runs in a transaction of its own, exactly once per fact. */
export interface EventHandler<F extends DomainEvent> {
  /** Throw to be tried again: five attempts, then the message waits in `platform.failed_message` for a person. */
  react(fact: F, message: Message): Promise<void>;
}

export type ReactionClass<F extends DomainEvent = never> = Type<EventHandler<F>>;

export const REACTION_NAME = 'reaction-name';

/**
 * Names a reaction, `<context>.<do>`: it stands in `platform.processed_message`, so a name is never changed or reused.
 * Which facts it reacts to stands in `event-routing/`.
 */
export const Reaction = (name: string): ClassDecorator => SetMetadata(REACTION_NAME, name);

/** One line of the map: the fact and who reacts to it. */
export interface Route {
  readonly type: string;
  readonly reactions: readonly ReactionClass[];
}

/** `route<BookingConfirmed>('booking.confirmed.v1', OpenMission, SendVoucher)`: the compiler checks that they fit. */
export const route = <F extends DomainEvent>(type: F['type'], ...reactions: readonly ReactionClass<F>[]): Route => ({
  type,
  reactions: reactions as readonly ReactionClass[],
});
