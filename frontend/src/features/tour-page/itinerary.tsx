import { FormattedMessage, useIntl } from 'react-intl';
import { Duration } from '../../ui/text/date-time.js';
import { formatDistance, metresBetween } from '../../maps/distance.js';
import { RouteMap } from './route-map.js';
import type { Stop, Tour } from './tour.api.js';

/** How long one walks or rides, and how far it is. */
function ToNext({ stop, next }: { stop: Stop; next: Stop }) {
  const distance = formatDistance(metresBetween(stop, next), useIntl());
  return (
    <p className="mt-3 text-sm text-ink-soft italic [:lang(ja)_&]:not-italic">
      <FormattedMessage
        id="tour-page.stop.distance"
        values={{
          time: <Duration minutes={stop.minutesToNext} />,
          distance: <span className="whitespace-nowrap">{distance}</span>,
        }}
      />
    </p>
  );
}

const StopLine = ({ stop, next, number }: { stop: Stop; next: Stop | undefined; number: number }) => (
  <li className="relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-4 pb-8 last:pb-0">
    {stop.minutesToNext > 0 && (
      <span
        aria-hidden="true"
        className="absolute start-[0.95rem] top-9 bottom-1 border-s-2 border-dotted border-line-strong"
      />
    )}
    <span
      aria-hidden="true"
      className="grid size-8 place-items-center rounded-full bg-action text-sm font-semibold text-on-action"
    >
      {number}
    </span>
    <div>
      <h3 className="flex flex-col justify-between gap-x-4 pt-0.5 text-lg sm:flex-row sm:items-baseline">
        {stop.name}
        <span className="shrink-0 font-sans text-sm font-normal text-ink-soft">
          <Duration minutes={stop.minutes} />
        </span>
      </h3>
      <p className="mt-1 text-ink-soft">{stop.text}</p>
      {next && stop.minutesToNext > 0 && <ToNext stop={stop} next={next} />}
    </div>
  </li>
);

/** What is seen, in its order, with the time at each stop and between them. */
export const Itinerary = ({ tour }: { tour: Tour }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <RouteMap tour={tour} />
    <ol>
      {tour.itinerary.map((stop, index) => (
        <StopLine key={stop.name} stop={stop} next={tour.itinerary[index + 1]} number={index + 1} />
      ))}
    </ol>
  </div>
);
