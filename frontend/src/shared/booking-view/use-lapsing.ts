import { useEffect } from 'react';
import { serverAhead } from '../../api/server-clock.js';
import { useClock } from '../../ui/behavior/use-clock.js';
import type { Order } from './booking-view.api.js';

interface ReadOrder {
  readonly data: Order | undefined;
  /** The time of the last read, in milliseconds of the browser's clock. */
  readonly dataUpdatedAt: number;
  readonly refetch: () => Promise<unknown>;
}

/** The server may take this long to notice that the time to pay has ended. */
const GRACE_MS = 4000;

/**
 * Whether the time to pay has ended since the order was read. The order's state is then outdated and is read again. The
 * tab may have been in the background meanwhile, or the machine asleep.
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
