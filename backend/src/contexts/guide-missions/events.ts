import type { WorkItemRaised, WorkItemSettled } from '../../shared-kernel/work-item.js';

/** A guide has accepted a mission, or an admin has assigned it; or bookings have joined an assigned mission. */
export interface MissionAssigned {
  readonly type: 'guide-missions.mission-assigned.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
  readonly guideId: string;
  readonly guideName: string;
  readonly guideContact: string;
}

/** On the day: the guide has met the guests of a booking, or they did not come. */
export interface VisitReported {
  readonly type: 'guide-missions.visit-reported.v1';
  readonly missionId: string;
  readonly bookingId: string;
  readonly visit: 'started' | 'no-show';
}

/** The guide cannot come: the mission is open again. */
export interface MissionReopened {
  readonly type: 'guide-missions.mission-reopened.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
}

/** No guide has been found, and the start is near: the customers must know. */
export interface MissionUnfilled {
  readonly type: 'guide-missions.mission-unfilled.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
  /** When this search began; another one begins when a mission is reopened. */
  readonly searchingSince: string;
}

/** A mission was offered to a guide, who has until the deadline to answer. */
export interface MissionOffered {
  readonly type: 'guide-missions.mission-offered.v1';
  readonly missionId: string;
  readonly guideId: string;
  readonly respondBefore: string;
}

/** A guide has not answered in time: the next ones are asked. */
export interface OfferLapsed {
  readonly type: 'guide-missions.offer-lapsed.v1';
  readonly missionId: string;
  readonly guideId: string;
  readonly askedAt: string;
}

/** What a quote promised takes place later than agreed: the traveller, the driver or the team said so. */
export interface MissionDelayed {
  readonly type: 'guide-missions.mission-delayed.v1';
  readonly missionId: string;
  readonly bookingIds: readonly string[];
  /** The guide of the mission at that time. */
  readonly guideId: string | null;
  /** After the agreed start. */
  readonly minutes: number;
}

/** All bookings of a mission were cancelled. */
export interface MissionCancelled {
  readonly type: 'guide-missions.mission-cancelled.v1';
  readonly missionId: string;
  /** The guide of the mission at that time. */
  readonly guideId: string | null;
}

/** A further booking has joined the departure of a mission. */
export interface BookingJoined {
  readonly type: 'guide-missions.booking-joined.v1';
  readonly missionId: string;
  readonly bookingId: string;
  /** The guide of the mission at that time. */
  readonly guideId: string | null;
}

/** A booking was cancelled, and others of its mission remain. */
export interface BookingWithdrawn {
  readonly type: 'guide-missions.booking-withdrawn.v1';
  readonly missionId: string;
  readonly bookingId: string;
  /** The guide of the mission at that time. */
  readonly guideId: string | null;
}

/** A booking has other guests or another meeting point; time and language of its mission stay. */
export interface BookingAltered {
  readonly type: 'guide-missions.booking-altered.v1';
  readonly missionId: string;
  readonly bookingId: string;
  /** The guide of the mission at that time. */
  readonly guideId: string | null;
  /** Counts the changes of the booking. */
  readonly revision: number;
}

/** A guide has done a mission: recorded two hours after its end. */
export interface MissionFinished {
  readonly type: 'guide-missions.mission-finished.v1';
  readonly missionId: string;
  readonly guideId: string;
  /** Without those that were cancelled. */
  readonly bookingIds: readonly string[];
}

/** What a guide is owed for a mission counts from now on, is held or released, or was lowered by a refund. */
export interface MissionPayChanged {
  readonly type: 'guide-missions.mission-pay-changed.v1';
  readonly missionId: string;
  readonly guideId: string;
}

/**
 * Kinds: `nobody-left`, `start-is-near`, `guide-wrote`, `guide-cancelled`. The key is the mission's id, for the last two with
 * the guide's id behind a colon.
 */
export interface GuideMissionsWorkItemRaised extends WorkItemRaised<'guide-missions'> {
  readonly type: 'guide-missions.work-item-raised.v1';
}

/** The mission has a guide, or needs none any more. */
export interface GuideMissionsWorkItemSettled extends WorkItemSettled<'guide-missions'> {
  readonly type: 'guide-missions.work-item-settled.v1';
}
