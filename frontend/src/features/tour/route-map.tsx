import { ExternalLink } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/icon.js';
import { DRAWING, drawRoute, type Drawing } from './route-drawing.js';
import type { MeetingPoint, Place, Tour } from './tour.api.js';

/** A page of another map service, with a mark at the place. */
export const mapAddress = ({ latitude, longitude }: Place): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

const LINE = 24;

/** Quiet ground: the lines of a map sheet. */
const Ground = () => (
  <g className="stroke-line" strokeWidth="1">
    {Array.from({ length: Math.ceil(DRAWING.width / LINE / 3) }, (_, index) => (
      <path key={index} d={`M${(index + 1) * LINE * 3} 0V${DRAWING.height}`} />
    ))}
    {Array.from({ length: Math.ceil(DRAWING.height / LINE / 3) }, (_, index) => (
      <path key={index} d={`M0 ${(index + 1) * LINE * 3}H${DRAWING.width}`} />
    ))}
  </g>
);

const North = () => (
  <g transform={`translate(${DRAWING.width - 34} 40)`} aria-hidden="true" className="fill-ink-soft">
    <path d="M0-18 7 8 0 3-7 8Z" />
  </g>
);

function Scale({ scale }: Pick<Drawing, 'scale'>) {
  const intl = useIntl();
  const { metres, length } = scale;
  const unit = metres >= 1000 ? 'kilometer' : 'meter';
  const value = metres >= 1000 ? metres / 1000 : metres;
  return (
    <g transform={`translate(24 ${DRAWING.height - 22})`} className="fill-ink-soft stroke-ink-soft">
      <path d={`M0-6V0H${Math.round(length)}V-6`} fill="none" strokeWidth="1.5" />
      <text x={Math.round(length) + 8} y="2" fontSize="14" stroke="none">
        {intl.formatNumber(value, { style: 'unit', unit, unitDisplay: 'short' })}
      </text>
    </g>
  );
}

function Marks({ drawing, meetingPoints }: { drawing: Drawing; meetingPoints: number }) {
  const { points, marks } = drawing;
  return (
    <>
      {marks.map((mark, index) => {
        const point = points[index] ?? mark;
        const isMoved = Math.hypot(mark.x - point.x, mark.y - point.y) > 3;
        const stop = index - meetingPoints;
        return (
          <g key={index}>
            {isMoved && (
              <>
                <path d={`M${point.x} ${point.y}L${mark.x} ${mark.y}`} className="stroke-ink-soft" strokeWidth="1" />
                <circle cx={point.x} cy={point.y} r="3" className="fill-ink-soft" />
              </>
            )}
            {stop < 0 ? (
              <g transform={`translate(${mark.x} ${mark.y})`}>
                <circle r="15" className="fill-pine stroke-surface" strokeWidth="2" />
                <path d="M-4 8V-8L7-4.5-4-1" className="fill-on-pine stroke-on-pine" strokeWidth="1.5" />
              </g>
            ) : (
              <g transform={`translate(${mark.x} ${mark.y})`}>
                <circle r="15" className="fill-action stroke-surface" strokeWidth="2" />
                <text y="5.5" textAnchor="middle" fontSize="15" fontWeight="600" className="fill-on-action">
                  {stop + 1}
                </text>
              </g>
            )}
          </g>
        );
      })}
    </>
  );
}

/** The stops by their coordinates, drawn by ourselves: nothing is asked from a map service. */
export function RouteMap({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { itinerary, meetingPoints } = tour;
  const first = itinerary[0];
  if (!first || itinerary.length < 2) return null;
  const start: readonly MeetingPoint[] = meetingPoints.slice(0, 1);
  const drawing = drawRoute([...start, ...itinerary]);
  const stops = intl.formatList(itinerary.map(({ name }) => name));
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-sunken">
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        role="img"
        aria-label={intl.formatMessage({ id: 'tour.map.label' }, { stops })}
        className="block h-auto w-full"
      >
        <Ground />
        <path
          d={drawing.points
            .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
            .join('')}
          fill="none"
          className="stroke-action"
          strokeWidth="3"
          strokeDasharray="1 8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <Marks drawing={drawing} meetingPoints={start.length} />
        <North />
        <Scale scale={drawing.scale} />
      </svg>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-surface px-4 py-2 text-sm">
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <span aria-hidden="true" className="size-3 rounded-full bg-pine" />
          <FormattedMessage id="tour.map.meeting" />
        </span>
        <a
          href={mapAddress(start[0] ?? first)}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-6 items-center gap-1.5 font-medium text-sky underline underline-offset-4"
        >
          <FormattedMessage id="tour.map.open" />
          <Icon of={ExternalLink} className="size-4" />
        </a>
      </figcaption>
    </figure>
  );
}
