import type { DomainEvent } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Outbox } from '../outbox.js';

/** Stores published facts in memory, for tests without a database. */
export class InMemoryOutbox extends Outbox {
  readonly facts: DomainEvent[] = [];

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
  }

  override async publish(...facts: readonly DomainEvent[]): Promise<void> {
    this.facts.push(...facts);
  }
}
