import { type DomainEvent, takeEvents } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import { Mission } from '../domain/mission.js';
import { MissionOverlaps, MissionUnknown } from '../domain/mission.errors.js';
import { MissionRepository } from '../domain/mission.repository.js';

/** Gives and keeps copies: a change counts once it is saved. */
export class InMemoryMissionRepository extends MissionRepository {
  private readonly kept = new Map<string, Mission>();
  private readonly withdrawn = new Set<string>();
  private readonly inUse = new Set<Mission>();
  private readonly recorded: DomainEvent[] = [];

  async find(id: string): Promise<Mission | undefined> {
    return this.give(this.kept.get(id));
  }

  async getForChange(id: string): Promise<Mission> {
    const mission = await this.find(id);
    if (!mission) throw new MissionUnknown({ mission: id });
    return mission;
  }

  async findOfDeparture(departureKey: string): Promise<Mission | undefined> {
    return this.give(
      this.all.find(
        (mission) =>
          mission.departureKey === departureKey && (mission.state === 'open' || mission.state === 'assigned'),
      ),
    );
  }

  async findOfBooking(bookingId: string): Promise<Mission | undefined> {
    return this.give(this.all.find((mission) => mission.standingBookings.some(({ id }) => id === bookingId)));
  }

  async findPaidFor(bookingId: string): Promise<Mission | undefined> {
    const paid = this.all.filter((mission) => mission.has(bookingId) && mission.guideId !== null && mission.earnings);
    return this.give(paid.toSorted((a, b) => b.openedAt.getTime() - a.openedAt.getTime())[0]);
  }

  async inTheWayOf({ id, startsAt, busyUntil }: Mission, guideId: string): Promise<readonly Mission[]> {
    return this.all.filter(
      (other) =>
        other.id !== id &&
        other.guideId === guideId &&
        other.state === 'assigned' &&
        other.startsAt < busyUntil &&
        other.busyUntil > startsAt,
    );
  }

  async save(mission: Mission): Promise<void> {
    if (this.all.some((other) => other.id !== mission.id && overlap(other, mission))) throw new MissionOverlaps();
    this.kept.set(mission.id, copyOf(mission));
    this.inUse.add(mission);
  }

  async oneAtATime(): Promise<void> {}

  async noteWithdrawn(bookingId: string): Promise<void> {
    this.withdrawn.add(bookingId);
  }

  async isWithdrawn(bookingId: string): Promise<boolean> {
    return this.withdrawn.has(bookingId);
  }

  get all(): readonly Mission[] {
    return [...this.kept.values()];
  }

  /** What all missions have recorded, also after they were saved: the outbox takes it when the transaction ends. */
  get events(): readonly DomainEvent[] {
    for (const mission of this.inUse) this.recorded.push(...takeEvents(mission));
    return this.recorded;
  }

  private give(mission: Mission | undefined): Mission | undefined {
    if (!mission) return undefined;
    const copy = copyOf(mission);
    this.inUse.add(copy);
    return copy;
  }
}

const copyOf = (mission: Mission): Mission => Object.assign(new Mission(), mission);

/** Whether both are assigned to one guide, who is busy from the start until the end of the pause. */
/** As the constraint has it: a delayed mission may reach into another one. */
const overlap = (a: Mission, b: Mission): boolean =>
  a.delayMinutes === 0 &&
  b.delayMinutes === 0 &&
  a.state === 'assigned' &&
  b.state === 'assigned' &&
  a.guideId === b.guideId &&
  a.startsAt < b.busyUntil &&
  b.startsAt < a.busyUntil;
