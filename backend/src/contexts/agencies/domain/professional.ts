import { AggregateRoot } from '../../../shared-kernel/building-blocks/aggregate-root.js';
import type {
  AgenciesWorkItemRaised,
  AgenciesWorkItemSettled,
  ProfessionalRegistered,
  ProfessionalRejected,
  ProfessionalValidated,
} from '../events.js';
import { ProfessionalAlreadyDecided, ProfessionalNotRejected } from './professional.errors.js';

export const PROFESSIONAL_STATES = ['pending', 'validated', 'rejected'] as const;

export type ProfessionalState = (typeof PROFESSIONAL_STATES)[number];

/** The company promises a decision within so many hours (specification, section 1). */
export const HOURS_TO_DECIDE = 24;

const WAITING = 'professional-waiting';

/** What the register of VAT numbers said. */
export interface VatCheck {
  /** ISO 8601. */
  readonly checkedAt: string;
  readonly isValid: boolean;
  /** The register's number of this consultation. */
  readonly consultationNumber: string | null;
}

/** A business account, and the team's decision about it. Company and numbers stand in the account. */
export class Professional extends AggregateRoot {
  readonly userId!: string;
  state!: ProfessionalState;
  /** Of the first request, or of the request after a rejection: the 24 hours count from here. */
  waitingSince!: Date;
  decidedAt!: Date | null;
  /** Why the team rejected it, in the words that the professional is mailed. */
  reason!: string | null;
  vatCheck!: VatCheck | null;
  version!: number;

  /** The work item names the company. */
  static register(userId: string, company: string | null, now: Date): Professional {
    const professional = Object.assign(new Professional(), {
      userId,
      state: 'pending',
      waitingSince: now,
      decidedAt: null,
      reason: null,
      vatCheck: null,
      version: 1,
    } satisfies Partial<Professional>);
    professional.record<ProfessionalRegistered>({ type: 'agencies.professional-registered.v1', userId });
    professional.raiseWaiting(company);
    return professional;
  }

  validate(now: Date): void {
    this.decide('validated', null, now);
    this.record<ProfessionalValidated>({ type: 'agencies.professional-validated.v1', userId: this.userId });
  }

  reject(reason: string, now: Date): void {
    this.decide('rejected', reason, now);
    this.record<ProfessionalRejected>({ type: 'agencies.professional-rejected.v1', userId: this.userId });
  }

  /** Asks again after a rejection. */
  applyAgain(company: string | null, now: Date): void {
    if (this.state !== 'rejected') throw new ProfessionalNotRejected({ state: this.state });
    this.state = 'pending';
    this.waitingSince = now;
    this.decidedAt = null;
    this.reason = null;
    this.raiseWaiting(company);
  }

  noteVatCheck(check: VatCheck): void {
    this.vatCheck = check;
  }

  get decideBefore(): Date {
    return new Date(this.waitingSince.getTime() + HOURS_TO_DECIDE * 3_600_000);
  }

  private decide(state: 'validated' | 'rejected', reason: string | null, now: Date): void {
    if (this.state !== 'pending') throw new ProfessionalAlreadyDecided({ state: this.state });
    this.state = state;
    this.decidedAt = now;
    this.reason = reason;
    this.record<AgenciesWorkItemSettled>({
      type: 'agencies.work-item-settled.v1',
      kind: WAITING,
      key: this.userId,
    });
  }

  private raiseWaiting(company: string | null): void {
    this.record<AgenciesWorkItemRaised>({
      type: 'agencies.work-item-raised.v1',
      kind: WAITING,
      key: this.userId,
      subject: { type: 'user', id: this.userId, ...(company !== null && { reference: company }) },
      facts: { waitingSince: this.waitingSince.toISOString() },
      dueAt: this.decideBefore.toISOString(),
    });
  }
}
