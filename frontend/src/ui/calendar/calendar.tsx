import { onDemand } from '../behavior/on-demand.js';
import { Skeleton } from '../feedback/skeleton.js';
import { useHydrated } from '../behavior/use-hydrated.js';

/** Days are `2027-05-02`, months `2027-05`: calendar days in no zone. */
export interface CalendarProps {
  /** What the day is for. */
  name: string;
  value?: string | undefined;
  onChange: (day: string) => void;
  /** Without it, today where its zone says, else of many cities at once. */
  earliest?: string | undefined;
  timeZone?: string | undefined;
  latest?: string | undefined;
  isUnavailable?: (day: string) => boolean;
  /** The month that came into view. */
  onMonth?: (month: string) => void;
}

const place = <Skeleton className="h-[21rem] w-70" />;
const CalendarGrid = onDemand(async () => (await import('./calendar-grid.js')).CalendarGrid, place);

/** A month to choose a day from, standing in the page; drawn in the browser. */
export const Calendar = (props: CalendarProps) => (useHydrated() ? <CalendarGrid {...props} /> : place);
