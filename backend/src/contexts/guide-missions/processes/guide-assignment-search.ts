import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared-kernel/building-blocks/clock.js';
import { ScheduledJobs } from '../../../platform/queue/scheduled-jobs.js';
import { Guides } from '../domain/guides.js';
import type { Mission } from '../domain/mission.js';
import { MissionMatters } from '../domain/mission-matters.js';
import { alarmTime, answerDeadline, OfferSettings, warningTime } from '../domain/offer-rules.js';
import { rank, reasonsFor } from '../domain/ranking.js';
import { GuideOffers } from './guide-offers.js';

export const ASK_NEXT_GUIDES = 'guide-missions.ask-next-guides';
export const WARN_OF_NEAR_START = 'guide-missions.warn-of-near-start';
export const WARN_CUSTOMERS = 'guide-missions.warn-customers';
export const END_MISSION = 'guide-missions.end-mission';

const TWO_HOURS = 2 * 3_600_000;

/** The search for a guide: asks the best guides first, then the next ones; without anybody left it tells an admin. */
@Injectable()
export class GuideAssignmentSearch {
  constructor(
    private readonly guides: Guides,
    private readonly settings: OfferSettings,
    private readonly guideOffers: GuideOffers,
    private readonly matters: MissionMatters,
    private readonly scheduledJobs: ScheduledJobs,
    private readonly clock: Clock,
  ) {}

  /** Plans what happens until the end of the mission, and asks the first guides. */
  async begin(mission: Mission): Promise<void> {
    const rules = await this.settings.current();
    await this.scheduledJobs.plan(WARN_OF_NEAR_START, mission.id, alarmTime(mission.startsAt, rules));
    await this.planWarning(mission);
    await this.scheduledJobs.plan(END_MISSION, mission.id, new Date(mission.endsAt.getTime() + TWO_HOURS));
    await this.askNext(mission);
  }

  /** Schedules the mail to the customers that no guide has been found. */
  async planWarning(mission: Mission): Promise<void> {
    const rules = await this.settings.current();
    await this.scheduledJobs.plan(WARN_CUSTOMERS, mission.id, warningTime(this.clock.now(), mission.startsAt, rules));
  }

  /** Asks the best guides who were not asked yet. Does nothing for a mission that is not open or has started. */
  async askNext(mission: Mission): Promise<void> {
    const now = this.clock.now();
    if (mission.state !== 'open' || now >= mission.startsAt) return;
    const rules = await this.settings.current();
    const candidates = await this.guides.candidates(mission, rules.openOffersPerGuide, now);
    const ranked = rank(await this.guideOffers.whoMayWork(candidates), now);
    const asked = [...reasonsFor(ranked, now)].slice(0, rules.askedAtOnce);
    if (asked.length === 0) return this.matters.raise('nobody-left', mission);
    const respondBefore = answerDeadline(now, mission.startsAt, mission.timeZone, rules);
    for (const [guideId, reasons] of asked) await this.guideOffers.ask(mission, guideId, { respondBefore, reasons });
    await this.scheduledJobs.plan(ASK_NEXT_GUIDES, mission.id, respondBefore);
  }

  /** The mission has a guide, or needs none any more. */
  async end(mission: Mission): Promise<void> {
    await this.scheduledJobs.cancel(ASK_NEXT_GUIDES, mission.id);
    await this.scheduledJobs.cancel(WARN_OF_NEAR_START, mission.id);
    await this.scheduledJobs.cancel(WARN_CUSTOMERS, mission.id);
    await this.matters.settle(mission.id);
  }
}
