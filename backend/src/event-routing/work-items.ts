import { TellAdminsWhenWorkItemOpened } from '../contexts/notifications/reactions/tell-admins-when-work-item-opened.js';
import type { WorkItemOpened, WorkItemResolved } from '../contexts/work-items/events.js';
import { MailTeamWhenWorkItemOpened } from '../contexts/work-items/reactions/mail-team-when-work-item-opened.js';
import { route, type Route } from '../platform/outbox/reaction.js';

/** The events of work items and who reacts to each. */
export const WORK_ITEM_EVENTS: readonly Route[] = [
  route<WorkItemOpened>('work-items.work-item-opened.v1', MailTeamWhenWorkItemOpened, TellAdminsWhenWorkItemOpened),
  route<WorkItemResolved>('work-items.work-item-resolved.v1'),
];
