import { ExternalLink, Flag } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../ui/display/icon.js';
import { formatDistance, metresAlong } from '../../maps/distance.js';
import { openStreetMap } from '../../maps/open-street-map.js';
import type { Place, Point } from '../../maps/projection.js';
import { infoLink } from '../../ui/text/text-link.js';
import { DRAWING, drawRoute, labelsOf, type Drawing, type Label } from './route-drawing.js';
import type { Tour } from './tour.api.js';

const { width } = DRAWING;
const SHEET = 60;

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Quiet ground: the lines of a map sheet. */
const groundOf = (height: number): string =>
  [
    ...Array.from({ length: width / SHEET - 1 }, (_, index) => `M${(index + 1) * SHEET} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / SHEET) - 1 }, (_, index) => `M0 ${(index + 1) * SHEET}H${width}`),
  ].join('');

const ROOM_FOR_ARROW = 76;

/** Which way one walks, halfway between marks that leave room for it. */
const arrowsOf = (points: readonly Point[]): string =>
  points
    .slice(1)
    .map((end, index) => {
      const start = points[index] ?? end;
      const [dx, dy] = [end.x - start.x, end.y - start.y];
      const long = Math.hypot(dx, dy);
      if (long < ROOM_FOR_ARROW) return '';
      const [ux, uy, x, y] = [dx / long, dy / long, (start.x + end.x) / 2, (start.y + end.y) / 2];
      const wing = (side: number): Point => ({ x: x - 7 * ux + side * 5 * uy, y: y - 7 * uy - side * 5 * ux });
      return pathOf([wing(1), { x, y }, wing(-1)]);
    })
    .join('');

const MOVED = 2;

/** From a mark that had to give way to the place it stands for. */
const leadersOf = ({ points, marks }: Drawing): string =>
  marks
    .map((mark, index) => [points[index] ?? mark, mark] as const)
    .filter(([point, mark]) => Math.hypot(mark.x - point.x, mark.y - point.y) > MOVED)
    .map(pathOf)
    .join('');

/** Lines keep their width at every size of the drawing. */
const Lines = ({ drawing }: { drawing: Drawing }) => (
  <svg viewBox={`0 0 ${width} ${drawing.height}`} aria-hidden="true" className="block h-auto w-full" fill="none">
    <path d={groundOf(drawing.height)} vectorEffect="non-scaling-stroke" className="stroke-line" />
    <path
      d={pathOf(drawing.points)}
      vectorEffect="non-scaling-stroke"
      className="stroke-action"
      strokeWidth="3"
      strokeDasharray="0.1 7"
      strokeLinecap="round"
    />
    <path
      d={arrowsOf(drawing.points)}
      vectorEffect="non-scaling-stroke"
      className="stroke-action"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d={leadersOf(drawing)} vectorEffect="non-scaling-stroke" className="stroke-ink-soft" />
  </svg>
);

const inDrawing = ({ x, y }: Point, { height }: Drawing) => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
});

const mark =
  'absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 border-surface text-sm font-semibold leading-none';

function Marks({ drawing, starts }: { drawing: Drawing; starts: number }) {
  return drawing.marks.map((point, index) =>
    index < starts ? (
      <span key={index} style={inDrawing(point, drawing)} className={`${mark} bg-pine text-on-pine`}>
        <Icon of={Flag} className="size-4" />
      </span>
    ) : (
      <span key={index} style={inDrawing(point, drawing)} className={`${mark} bg-action text-on-action`}>
        {index - starts + 1}
      </span>
    ),
  );
}

const besides: Readonly<Record<Label['side'], string>> = {
  right: '-translate-y-1/2 ms-4.5',
  left: '-translate-x-full -translate-y-1/2 -ms-4.5',
  below: '-translate-x-1/2 mt-4.5',
  above: '-translate-x-1/2 -translate-y-full -mt-4.5',
};

/**
 * How wide the drawing is at least, in pixels of letters that nobody has enlarged: 21.25 and 37.5 of the reader's own. A
 * narrower one has the numbers alone.
 */
const SHOWN = [
  { wide: 340, className: '@max-[21.25rem]:hidden @min-[37.5rem]:hidden' },
  { wide: 600, className: '@max-[37.5rem]:hidden' },
] as const;

const Names = ({ drawing, names }: { drawing: Drawing; names: readonly (string | undefined)[] }) =>
  SHOWN.flatMap(({ wide, className }) =>
    labelsOf(drawing, names, wide).map(({ index, side }) => (
      <span
        key={`${wide}-${index}`}
        style={inDrawing(drawing.marks[index] ?? { x: 0, y: 0 }, drawing)}
        className={`absolute rounded-sm bg-sunken/85 px-1 text-xs leading-4.5 whitespace-nowrap text-ink ${besides[side]} ${className}`}
      >
        {names[index]}
      </span>
    )),
  );

function Scale({ scale }: Pick<Drawing, 'scale'>) {
  const intl = useIntl();
  const isLong = scale.metres >= 1000;
  const value = isLong ? scale.metres / 1000 : scale.metres;
  return (
    <span
      style={{ width: `${(100 * scale.length) / width}%` }}
      className="absolute bottom-3 start-4 border-x border-b border-ink-soft pb-0.5 text-center text-xs text-ink-soft"
    >
      {intl.formatNumber(value, { style: 'unit', unit: isLong ? 'kilometer' : 'meter', unitDisplay: 'short' })}
    </span>
  );
}

/** Which way the sheet lies. */
const North = () => (
  <span className="absolute end-4 bottom-3 inline-flex items-center gap-1.5 text-xs font-semibold text-ink-soft">
    <FormattedMessage id="tour-page.map.north" />
    <svg viewBox="0 0 12 20" aria-hidden="true" className="h-5 w-3 fill-current">
      <path d="M6 0l6 20-6-4-6 4Z" />
    </svg>
  </span>
);

/** The stops by their coordinates, drawn by ourselves: nothing is asked from a map service. */
export function RouteMap({ tour }: { tour: Tour }) {
  const intl = useIntl();
  const { itinerary, meetingPoints } = tour;
  const start: readonly Place[] = meetingPoints.slice(0, 1);
  const first = start[0] ?? itinerary[0];
  if (!first || itinerary.length < 2) return null;
  const drawing = drawRoute([...start, ...itinerary]);
  const stops = intl.formatList(itinerary.map(({ name }) => name));
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-sunken">
      <div
        role="img"
        aria-label={intl.formatMessage({ id: 'tour-page.map.label' }, { stops })}
        className="@container relative"
      >
        <Lines drawing={drawing} />
        <Names drawing={drawing} names={[...start.map(() => undefined), ...itinerary.map(({ name }) => name)]} />
        <Marks drawing={drawing} starts={start.length} />
        <Scale scale={drawing.scale} />
        <North />
      </div>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line bg-surface px-4 py-2 text-sm">
        <span className="inline-flex items-center gap-2 text-ink-soft">
          <span aria-hidden="true" className="size-3 rounded-full bg-pine forced-colors:bg-system-ink" />
          <FormattedMessage id="tour-page.map.meeting" />
        </span>
        <a
          href={openStreetMap(first, 'street')}
          target="_blank"
          rel="noreferrer"
          className={`inline-flex min-h-6 items-center gap-1.5 ${infoLink}`}
        >
          <FormattedMessage id="tour-page.map.open" />
          <Icon of={ExternalLink} className="size-4" />
        </a>
        <span className="basis-full text-ink-soft">
          <FormattedMessage
            id="tour-page.map.distance"
            values={{ distance: formatDistance(metresAlong(itinerary), intl) }}
          />
        </span>
      </figcaption>
    </figure>
  );
}
