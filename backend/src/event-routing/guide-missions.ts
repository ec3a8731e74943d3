import type {
  BookingAltered,
  BookingJoined,
  BookingWithdrawn,
  GuideMissionsWorkItemRaised,
  GuideMissionsWorkItemSettled,
  MissionAssigned,
  MissionCancelled,
  MissionDelayed,
  MissionFinished,
  MissionOffered,
  MissionPayChanged,
  MissionReopened,
  MissionUnfilled,
  OfferLapsed,
  VisitReported,
} from '../contexts/guide-missions/events.js';
import { ForgetGuideWhenMissionReopened } from '../contexts/booking/reactions/forget-guide-when-mission-reopened.js';
import { NoteVisitWhenReported } from '../contexts/booking/reactions/note-visit-when-reported.js';
import { NameGuideWhenMissionAssigned } from '../contexts/booking/reactions/name-guide-when-mission-assigned.js';
import { WarnCustomerWhenMissionUnfilled } from '../contexts/booking/reactions/warn-customer-when-mission-unfilled.js';
import { MailGuideWhenBookingAltered } from '../contexts/guide-missions/reactions/mail-guide-when-booking-altered.js';
import { MailGuideWhenBookingWithdrawn } from '../contexts/guide-missions/reactions/mail-guide-when-booking-withdrawn.js';
import { MailGuideWhenMissionAssigned } from '../contexts/guide-missions/reactions/mail-guide-when-mission-assigned.js';
import { NoteDelayWhenMissionDelayed } from '../contexts/booking/reactions/note-delay-when-mission-delayed.js';
import { MailGuideWhenMissionDelayed } from '../contexts/guide-missions/reactions/mail-guide-when-mission-delayed.js';
import { MailGuideWhenMissionCancelled } from '../contexts/guide-missions/reactions/mail-guide-when-mission-cancelled.js';
import { MailGuideWhenMissionOffered } from '../contexts/guide-missions/reactions/mail-guide-when-mission-offered.js';
import { MailGuidesWhenBookingJoined } from '../contexts/guide-missions/reactions/mail-guides-when-booking-joined.js';
import { MailOtherGuidesWhenMissionAssigned } from '../contexts/guide-missions/reactions/mail-other-guides-when-mission-assigned.js';
import { UpdateScreensWhenMissionChanged } from '../contexts/guide-missions/reactions/update-screens-when-mission-changed.js';
import { TellCustomersWhenMissionAssigned } from '../contexts/notifications/reactions/tell-customers-when-mission-assigned.js';
import { TellCustomersWhenMissionUnfilled } from '../contexts/notifications/reactions/tell-customers-when-mission-unfilled.js';
import { TellGuideWhenMissionOffered } from '../contexts/notifications/reactions/tell-guide-when-mission-offered.js';
import { TellGuideWhenOfferLapsed } from '../contexts/notifications/reactions/tell-guide-when-offer-lapsed.js';
import { TellGuidesWhenMissionAssigned } from '../contexts/notifications/reactions/tell-guides-when-mission-assigned.js';
import { TellGuidesWhenMissionCancelled } from '../contexts/notifications/reactions/tell-guides-when-mission-cancelled.js';
import { KeepWorkItemWhenRaised } from '../contexts/work-items/reactions/keep-work-item-when-raised.js';
import { SettleWorkItemWhenSettled } from '../contexts/work-items/reactions/settle-work-item-when-settled.js';
import { KeepPayWhenMissionPayChanged } from '../contexts/payouts/reactions/keep-pay-when-mission-pay-changed.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of guide missions and who reacts to each. */
export const MISSION_EVENTS: readonly Route[] = [
  route<MissionOffered>(
    'guide-missions.mission-offered.v1',
    TellGuideWhenMissionOffered,
    MailGuideWhenMissionOffered,
    UpdateScreensWhenMissionChanged,
  ),
  route<OfferLapsed>('guide-missions.offer-lapsed.v1', TellGuideWhenOfferLapsed, UpdateScreensWhenMissionChanged),
  route<MissionAssigned>(
    'guide-missions.mission-assigned.v1',
    NameGuideWhenMissionAssigned,
    TellCustomersWhenMissionAssigned,
    TellGuidesWhenMissionAssigned,
    MailGuideWhenMissionAssigned,
    MailOtherGuidesWhenMissionAssigned,
    UpdateScreensWhenMissionChanged,
  ),
  route<VisitReported>('guide-missions.visit-reported.v1', NoteVisitWhenReported, UpdateScreensWhenMissionChanged),
  route<MissionReopened>(
    'guide-missions.mission-reopened.v1',
    ForgetGuideWhenMissionReopened,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionUnfilled>(
    'guide-missions.mission-unfilled.v1',
    WarnCustomerWhenMissionUnfilled,
    TellCustomersWhenMissionUnfilled,
  ),
  route<MissionDelayed>(
    'guide-missions.mission-delayed.v1',
    MailGuideWhenMissionDelayed,
    NoteDelayWhenMissionDelayed,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionCancelled>(
    'guide-missions.mission-cancelled.v1',
    TellGuidesWhenMissionCancelled,
    MailGuideWhenMissionCancelled,
    UpdateScreensWhenMissionChanged,
  ),
  route<BookingJoined>(
    'guide-missions.booking-joined.v1',
    MailGuidesWhenBookingJoined,
    UpdateScreensWhenMissionChanged,
  ),
  route<BookingWithdrawn>(
    'guide-missions.booking-withdrawn.v1',
    MailGuideWhenBookingWithdrawn,
    UpdateScreensWhenMissionChanged,
  ),
  route<BookingAltered>(
    'guide-missions.booking-altered.v1',
    MailGuideWhenBookingAltered,
    UpdateScreensWhenMissionChanged,
  ),
  route<MissionFinished>('guide-missions.mission-finished.v1', UpdateScreensWhenMissionChanged),
  route<MissionPayChanged>(
    'guide-missions.mission-pay-changed.v1',
    UpdateScreensWhenMissionChanged,
    KeepPayWhenMissionPayChanged,
  ),
  route<GuideMissionsWorkItemRaised>('guide-missions.work-item-raised.v1', KeepWorkItemWhenRaised),
  route<GuideMissionsWorkItemSettled>('guide-missions.work-item-settled.v1', SettleWorkItemWhenSettled),
];
