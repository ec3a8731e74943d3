import { useEffect } from 'react';
import { serverAhead } from '../../api/server-clock.js';
import { useClock } from '../../ui/behavior/use-clock.js';
import type { Order } from './booking-view.api.js';

interface ReadOrder {
  readonly data: Order | undefined;
  /** When it was read, in milliseconds of the browser's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** So long the server may take to see that a time is over. */
const GRACE_MS = 4000;

/**
 * Whether the time to pay has ended since the order was read: then it says nothing of what has become of it, and is asked
 * for anew. A tab may have been in the background meanwhile, or the machine asleep.
 */
export function useLapsing({ data: order, dataUpdatedAt, refetch }: ReadOrder): boolean {
  const ahead = serverAhead(order?.now, dataUpdatedAt);
  const end = order?.status === 'awaiting-payment' ? Date.parse(order.expiresAt) - ahead : Infinity;
  const isLapsing = useClock((now) => end <= now && dataUpdatedAt < end + GRACE_MS);
  useEffect(() => {
    if (isLapsing) void refetch();
  }, [isLapsing, refetch]);
  return isLapsing;
}
