import { serverNow } from '../../api/server-clock.js';
import { useClock } from '../../ui/behavior/use-clock.js';

/** Whether an instant has passed by the server's clock. At the instant itself it has not. */
export const useIsOver = (instant: string): boolean => useClock((now) => serverNow(now) > Date.parse(instant));
