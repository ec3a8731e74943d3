import type { Notification } from './notifications.api.js';

/** The page on which the reader acts on the notification; undefined if the site has none. */
export function linkOf({ kind, facts }: Pick<Notification, 'kind' | 'facts'>): string | undefined {
  if (kind === 'work-item') return `/admin/work-items/${facts.workItemId}`;
  if (kind === 'message')
    return facts.forTeam
      ? `/admin/conversations/${facts.conversationId}`
      : facts.bookingReference === undefined
        ? '/contact?chat=open'
        : `/messages/${facts.bookingReference}`;
  if (facts.missionId !== undefined) return `/guide-missions#mission-${facts.missionId}`;
  return facts.orderReference === undefined ? undefined : `/order/${facts.orderReference}`;
}
