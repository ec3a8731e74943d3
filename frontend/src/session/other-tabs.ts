import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'cicerone';
/** Queries whose data a person, or a visitor's cart, shares in all tabs. */
const SHARED = [/^\/api\/cart$/, /^favourites$/, /^\/api\/user\/[^/]+\/favourite-tours$/, /^\/api\/me\/notifications$/];

const isShared = (key: readonly unknown[]): boolean => SHARED.some((pattern) => pattern.test(String(key[0])));

/** After each change here the other tabs reload what they show of it, and this tab does so after their changes. */
export function shareChanges(client: QueryClient): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  const leave = client.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') channel.postMessage('changed');
  });
  channel.onmessage = () => void client.invalidateQueries({ predicate: ({ queryKey }) => isShared(queryKey) });
  return () => {
    leave();
    channel.close();
  };
}
