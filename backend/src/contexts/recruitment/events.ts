import type { Locale } from '../../shared-kernel/language/locale.js';
import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** An application waits for the team. */
export interface ApplicationSubmitted {
  readonly type: 'recruitment.application-submitted.v1';
  readonly userId: string;
}

/** The team wants to know more before it decides. */
export interface ApplicationAskedAgain {
  readonly type: 'recruitment.application-asked-again.v1';
  readonly userId: string;
}

/** The team has approved an application: the person guides from now on. What a profile begins with, as it was approved. */
export interface ApplicationApproved {
  readonly type: 'recruitment.application-approved.v1';
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly cityIds: readonly string[];
  readonly languages: readonly { readonly language: Locale; readonly level: 'native' | 'fluent' | 'good' }[];
  /** Slugs. */
  readonly categories: readonly string[];
  readonly hasCar: boolean;
  readonly hasBikes: boolean;
  /** Weekdays 1 (Monday) to 7. */
  readonly daysOff: readonly number[];
  readonly yearsGuiding: number | null;
  readonly licence: string | null;
  /** Path of a stored file. */
  readonly picture: string | null;
}

/** The team has rejected an application. The person may apply again. */
export interface ApplicationRejected {
  readonly type: 'recruitment.application-rejected.v1';
  readonly userId: string;
}

/** Kinds: `application-waiting`. */
export interface RecruitmentWorkItemRaised extends WorkItemRaised<'recruitment'> {
  readonly type: 'recruitment.work-item-raised.v1';
}

export interface RecruitmentWorkItemSettled extends WorkItemSettled<'recruitment'> {
  readonly type: 'recruitment.work-item-settled.v1';
}
