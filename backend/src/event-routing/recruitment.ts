import { KeepGuideWhenApplicationApproved } from '../contexts/guides/reactions/keep-guide-when-application-approved.js';
import { MakeGuideWhenApplicationApproved } from '../contexts/identity/reactions/make-guide-when-application-approved.js';
import type {
  ApplicationApproved,
  ApplicationAskedAgain,
  ApplicationRejected,
  ApplicationSubmitted,
  RecruitmentWorkItemRaised,
  RecruitmentWorkItemSettled,
} from '../contexts/recruitment/events.js';
import { MailApplicantWhenApproved } from '../contexts/recruitment/reactions/mail-applicant-when-approved.js';
import { MailApplicantWhenAskedAgain } from '../contexts/recruitment/reactions/mail-applicant-when-asked-again.js';
import { MailApplicantWhenRejected } from '../contexts/recruitment/reactions/mail-applicant-when-rejected.js';
import { MailApplicantWhenSubmitted } from '../contexts/recruitment/reactions/mail-applicant-when-submitted.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of recruitment and who reacts to each. */
export const RECRUITMENT_EVENTS: readonly Route[] = [
  route<ApplicationSubmitted>('recruitment.application-submitted.v1', MailApplicantWhenSubmitted),
  route<ApplicationAskedAgain>('recruitment.application-asked-again.v1', MailApplicantWhenAskedAgain),
  route<ApplicationApproved>(
    'recruitment.application-approved.v1',
    MakeGuideWhenApplicationApproved,
    KeepGuideWhenApplicationApproved,
    MailApplicantWhenApproved,
  ),
  route<ApplicationRejected>('recruitment.application-rejected.v1', MailApplicantWhenRejected),
  route<RecruitmentWorkItemRaised>('recruitment.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<RecruitmentWorkItemSettled>('recruitment.work-item-settled.v1', SettleWorkItemWhenSettled),
];
