import { Injectable } from '@nestjs/common';
import { AccountNames } from '../../../platform/audit/account-names.js';
import { AuditTrail } from '../../../platform/audit/audit-trail.js';
import type { Actor } from '../../../shared-kernel/actor.js';
import type { Tour } from '../domain/tour.js';
import { TourChangedMeanwhile } from '../domain/tour.errors.js';
import { TourRepository } from '../domain/tour.repository.js';

/** Which tour a person changes, and which version that person saw. */
export interface SeenTour {
  readonly id: string;
  readonly version: number;
}

export const tourSubject = (id: string) => ({ type: 'tour', id }) as const;

/** What every change of a tour has in common: the lock, the version, the history and the caches. */
@Injectable()
export class TourChange {
  constructor(
    private readonly tours: TourRepository,
    private readonly audit: AuditTrail,
    private readonly accounts: AccountNames,
  ) {}

  /**
   * Changes the tour and notes what the part was before and after. Throws TourNotFound, TourChangedMeanwhile, and what
   * `work` throws.
   */
  async make<Part extends object>(
    seen: SeenTour,
    actor: Actor,
    partOf: (tour: Tour) => Part,
    work: (tour: Tour) => void | Promise<void>,
  ): Promise<void> {
    const tour = await this.tours.getForChange(seen.id);
    if (tour.version !== seen.version) throw await this.conflict(tour);
    const before = partOf(tour);
    await work(tour);
    await this.tours.save(tour);
    const [was, is] = differing(before, partOf(tour));
    await this.audit.note(actor, tourSubject(tour.id), was, is);
  }

  /** Who changed the tour last, and by which command. */
  private async conflict({ id, version }: Tour): Promise<TourChangedMeanwhile> {
    const last = await this.audit.lastChangeOf(tourSubject(id));
    const names = last?.actorId ? await this.accounts.namesOf([last.actorId]) : undefined;
    const by = (last?.actorId && names?.get(last.actorId)) || 'Cicerone';
    return new TourChangedMeanwhile({ version, by, what: last?.command ?? 'other' });
  }
}

/** Without the fields that are the same on both sides. */
function differing<Part extends object>(before: Part, after: Part): readonly [Partial<Part>, Partial<Part>] {
  const isSame = (name: string): boolean =>
    JSON.stringify(before[name as keyof Part]) === JSON.stringify(after[name as keyof Part]);
  const without = (part: Part): Partial<Part> =>
    Object.fromEntries(Object.entries(part).filter(([name]) => !isSame(name))) as Partial<Part>;
  return [without(before), without(after)];
}
