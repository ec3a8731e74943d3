import { onDemand } from '../behavior/on-demand.js';
import { Skeleton } from '../feedback/skeleton.js';
import { useHydrated } from '../behavior/use-hydrated.js';
import type { CalendarProps } from './calendar-props.js';

const place = <Skeleton className="h-[21rem] w-70" />;
const CalendarGrid = onDemand(async () => (await import('./calendar-grid.js')).CalendarGrid, place);

/** A month to choose a day from, standing in the page; drawn in the browser. */
export const Calendar = (props: CalendarProps) => (useHydrated() ? <CalendarGrid {...props} /> : place);
