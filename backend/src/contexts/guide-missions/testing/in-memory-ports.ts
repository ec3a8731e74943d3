import type { Actor } from '../../../shared-kernel/actor.js';
import { type AuditSubject, AuditTrail } from '../../../platform/audit/audit-trail.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { SystemIds } from '../../../platform/system.js';
import { FixedClock } from '../../../shared-kernel/building-blocks/clock.js';
import { PayRuleBook, type PayRules, type PayTerm, PayTerms } from '../domain/earnings.js';
import { type OfferRules, OfferSettings } from '../domain/offer-rules.js';
import { DepartureGroup } from '../processes/departure-group.js';
import { GuideAssignmentSearch } from '../processes/guide-assignment-search.js';
import { GuideOffers } from '../processes/guide-offers.js';
import { MissionAssignment } from '../processes/mission-assignment.js';
import { MissionDelay } from '../processes/mission-delay.js';
import { MissionOffers } from '../processes/mission-offers.js';
import { MissionOpening } from '../processes/mission-opening.js';
import { rules } from './a-departure.js';
import { InMemoryGuideAccounts } from './in-memory-guide-accounts.js';
import { InMemoryGuides } from './in-memory-guides.js';
import { InMemoryMissionMatters } from './in-memory-mission-matters.js';
import { InMemoryMissionRepository } from './in-memory-mission.repository.js';
import { InMemoryOfferRepository } from './in-memory-offer.repository.js';

/** What is planned, by kind and key. */
export class PlannedWork extends ScheduledJobs {
  readonly planned = new Map<string, Date>();

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
  }

  override async plan(kind: string, key: string, dueAt: Date): Promise<void> {
    this.planned.set(`${kind} ${key}`, dueAt);
  }

  override async cancel(kind: string, key: string): Promise<void> {
    this.planned.delete(`${kind} ${key}`);
  }
}

export class NotedChanges extends AuditTrail {
  readonly notes: { readonly subject: AuditSubject; readonly before: unknown; readonly after: unknown }[] = [];

  constructor() {
    super(undefined as never, undefined as never, undefined as never);
  }

  override async note(_: Actor, subject: AuditSubject, before: unknown, after: unknown): Promise<void> {
    this.notes.push({ subject, before, after });
  }
}

/** 70 % of the price, for everybody. */
class SeventyPercent extends PayTerms {
  async termFor(): Promise<PayTerm> {
    return { kind: 'share', basisPoints: 7000 };
  }
}

/** No taxes in the price, no supplements, no tickets. */
export const plainRules: PayRules = {
  vatBasisPoints: 0,
  nightBasisPoints: 0,
  seasons: [],
  languages: {},
  tickets: null,
};

class PlainRuleBook extends PayRuleBook {
  async rulesFor(): Promise<PayRules> {
    return plainRules;
  }
}

class UsualRules extends OfferSettings {
  async current(): Promise<OfferRules> {
    return rules;
  }
}

/** The ports of guide missions in memory, and the processes on them, on Tuesday 1 June 2027 at 14:00 in Rome. */
export function inMemoryPorts() {
  const clock = new FixedClock(new Date('2027-06-01T12:00:00Z'));
  const [missions, offers, accounts] = [
    new InMemoryMissionRepository(),
    new InMemoryOfferRepository(),
    new InMemoryGuideAccounts(),
  ];
  const [guides, matters] = [new InMemoryGuides(missions, offers), new InMemoryMissionMatters(accounts)];
  const [scheduledJobs, audit, ids, settings] = [
    new PlannedWork(),
    new NotedChanges(),
    new SystemIds(),
    new UsualRules(),
  ];
  const guideOffers = new GuideOffers(offers, new SeventyPercent(), new PlainRuleBook(), accounts, ids, clock);
  const search = new GuideAssignmentSearch(guides, settings, guideOffers, matters, scheduledJobs, clock);
  const missionOffers = new MissionOffers(missions, offers, guides, accounts);
  const delay = new MissionDelay(missions, matters, scheduledJobs, clock);
  return {
    clock,
    missions,
    offers,
    accounts,
    guides,
    matters,
    scheduledJobs,
    audit,
    guideOffers,
    search,
    missionOffers,
    assignment: new MissionAssignment(missions, missionOffers, matters, search, clock),
    delay,
    opening: new MissionOpening(missions, settings, search, delay, ids, clock),
    group: new DepartureGroup(missions, offers, accounts, search),
  };
}

export type InMemoryPorts = ReturnType<typeof inMemoryPorts>;
