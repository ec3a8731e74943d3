import { SetMetadata, type Type } from '@nestjs/common';
import type { DomainEvent } from '../../shared-kernel/building-blocks/aggregate-root.js';

/** The envelope of a fact: its id (the idempotency key towards other systems) and the time of its recording. */
export interface Message {
  readonly id: string;
  readonly recordedAt: Date;
  /** Its place in the outbox. Of two facts of one aggregate the later one has the higher number. */
  readonly sequence: number;
}

/** Handles one fact. Runs in a transaction of its own, exactly once per fact. */
export interface EventHandler<F extends DomainEvent> {
  /** Throws to be retried. After five attempts the message waits in `platform.failed_message` for an admin. */
  react(fact: F, message: Message): Promise<void>;
}

export type ReactionClass<F extends DomainEvent = never> = Type<EventHandler<F>>;

export const REACTION_NAME = 'reaction-name';

/**
 * Names a reaction, `<context>.<do>`. The name is stored in `platform.processed_message`, so it is never changed or
 * reused. `event-routing/` maps facts to reactions.
 */
export const Reaction = (name: string): ClassDecorator => SetMetadata(REACTION_NAME, name);

/** One line of the routing: a fact and its reactions. */
export interface Route {
  readonly type: string;
  readonly reactions: readonly ReactionClass[];
}

/**
 * `route<BookingConfirmed>('booking.confirmed.v1', OpenMission, SendVoucher)`: the compiler checks that fact and
 * reactions match.
 */
export const route = <F extends DomainEvent>(type: F['type'], ...reactions: readonly ReactionClass<F>[]): Route => ({
  type,
  reactions: reactions as readonly ReactionClass[],
});
