/** Something that happened, in the past tense and with a version: `booking.confirmed.v1`. Small, and never changed. */
export interface DomainEvent {
  readonly type: string;
}

const recorded = new WeakMap<AggregateRoot, DomainEvent[]>();

/**
 * Records the facts of its changes. The transaction that saves the aggregate writes them to the outbox
 * (`platform/commands.ts`), so that a fact is published if and only if its change was committed.
 * Facts live outside the object, because the ORM makes objects without calling constructors.
 */
export abstract class AggregateRoot {
  protected record<F extends DomainEvent>(fact: F): void {
    const facts = recorded.get(this);
    if (facts) facts.push(fact);
    else recorded.set(this, [fact]);
  }
}

/** Takes the facts out of the aggregate: a second call gets none. */
export function takeEvents(aggregate: AggregateRoot): readonly DomainEvent[] {
  const facts = recorded.get(aggregate) ?? [];
  recorded.delete(aggregate);
  return facts;
}
