import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** A business account waits for the team's validation. */
export interface ProfessionalRegistered {
  readonly type: 'agencies.professional-registered.v1';
  readonly userId: string;
}

/** The team has validated a professional. */
export interface ProfessionalValidated {
  readonly type: 'agencies.professional-validated.v1';
  readonly userId: string;
}

/** The team has rejected a professional, who may mend the data and ask again. */
export interface ProfessionalRejected {
  readonly type: 'agencies.professional-rejected.v1';
  readonly userId: string;
}

/** Kinds: `professional-waiting`. */
export interface AgenciesWorkItemRaised extends WorkItemRaised<'agencies'> {
  readonly type: 'agencies.work-item-raised.v1';
}

export interface AgenciesWorkItemSettled extends WorkItemSettled<'agencies'> {
  readonly type: 'agencies.work-item-settled.v1';
}
