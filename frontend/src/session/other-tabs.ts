import type { QueryClient } from '@tanstack/react-query';

const CHANNEL = 'cicerone';
/** What one person, or one visitor's cart, has in all tabs alike. */
const SHARED = [/^\/api\/cart$/, /^favourites$/, /^\/api\/user\/[^/]+\/favourite-tours$/, /^\/api\/me\/notifications$/];

const isShared = (key: readonly unknown[]): boolean => SHARED.some((pattern) => pattern.test(String(key[0])));

/** After each change that is made here the other tabs read anew what they show of it; and this one after theirs. */
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
