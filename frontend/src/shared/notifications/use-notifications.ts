import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { useLiveEvents } from '../../session/live-events.js';
import { useSession } from '../../session/session.js';
import { rememberUnread } from '../../session/unread-count.js';
import { isOfNotifications, markRead, notificationsQuery } from './notifications.api.js';

const refresh = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ predicate: ({ queryKey }) => isOfNotifications(queryKey) });

/** The list. It updates itself with new notifications and with those that were read on another screen. */
export function useNotifications(page: number, size: number) {
  const client = useQueryClient();
  const enabled = useSession() !== undefined;
  const query = useQuery({ ...notificationsQuery(page, size, useSite()), enabled, staleTime: 0 });
  const unread = query.data?.unread;
  useEffect(() => {
    if (unread !== undefined) rememberUnread(unread);
  }, [unread]);
  useLiveEvents(['notification', 'unread'], () => void refresh(client));
  return query;
}

export function useMarkRead() {
  const api = useApi();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (read: Parameters<typeof markRead>[1]) => markRead(api, read),
    onSuccess: ({ unread }) => {
      rememberUnread(unread);
      return refresh(client);
    },
  });
}
