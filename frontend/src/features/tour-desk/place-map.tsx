import type { KeyboardEvent, MouseEvent } from 'react';
import { useIntl } from 'react-intl';
import { openStreetMap } from '../../maps/open-street-map.js';
import { textLink } from '../../ui/text/text-link.js';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface PlaceMapProps {
  center: Place;
  /** In their order; undefined where nobody has said yet. */
  places: readonly (Place | undefined)[];
  chosen: number;
  /** Moves the chosen one. */
  onPlace: (place: Place) => void;
}

const SIZE = 400;
const LEAST_SPAN = 0.02;
const ROOM = 1.4;
const KILOMETRE = 1 / 111.32;
/** So many presses of an arrow key lead from the middle to the edge. */
const FINE = 50;
const STEPS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** The places as numbered dots around the city's center, with a circle for each kilometre; a click or the arrow keys move the chosen one. */
export function PlaceMap({ center, places, chosen, onPlace }: PlaceMapProps) {
  const intl = useIntl();
  const shrink = Math.cos((center.latitude * Math.PI) / 180);
  const known = places.filter((place) => place !== undefined);
  const far = known.map(({ latitude, longitude }) =>
    Math.max(Math.abs(latitude - center.latitude), Math.abs(longitude - center.longitude) * shrink),
  );
  // Degrees of latitude from the middle to the edge. A place in another country is not drawn.
  const span = Math.min(0.5, Math.max(LEAST_SPAN, ...far.map((degrees) => degrees * ROOM)));
  const x = (longitude: number): number => SIZE / 2 + ((longitude - center.longitude) * shrink * SIZE) / 2 / span;
  const y = (latitude: number): number => SIZE / 2 - ((latitude - center.latitude) * SIZE) / 2 / span;
  const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
  const click = ({ clientX, clientY, detail, currentTarget }: MouseEvent): void => {
    // Keys click without a place.
    if (detail === 0) return;
    const box = currentTarget.getBoundingClientRect();
    const right = ((clientX - box.left) / box.width) * 2 - 1;
    const down = ((clientY - box.top) / box.height) * 2 - 1;
    onPlace({
      latitude: rounded(center.latitude - down * span),
      longitude: rounded(center.longitude + (right * span) / shrink),
    });
  };
  const shown = places[chosen] ?? center;
  const press = (event: KeyboardEvent): void => {
    const [right, up] = STEPS[event.key] ?? [];
    if (right === undefined || up === undefined) return;
    event.preventDefault();
    const { latitude, longitude } = shown;
    onPlace({
      latitude: rounded(latitude + (up * span) / FINE),
      longitude: rounded(longitude + (right * span) / shrink / FINE),
    });
  };
  const step = span > 0.1 ? 10 : span > 0.03 ? 2 : 1;
  const rings = Array.from({ length: Math.floor(span / KILOMETRE / step) }, (_, ring) => (ring + 1) * step);
  return (
    <figure className="grid max-w-md gap-2">
      <button
        type="button"
        aria-label={intl.formatMessage({ id: 'tour-desk.map' })}
        className="cursor-crosshair overflow-hidden rounded-lg border border-line bg-sunken"
        onClick={click}
        onKeyDown={press}
      >
        <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" className="block w-full">
          {rings.map((kilometres) => (
            <circle
              key={kilometres}
              cx={SIZE / 2}
              cy={SIZE / 2}
              r={(kilometres * KILOMETRE * SIZE) / 2 / span}
              className="fill-none stroke-line-strong"
              strokeDasharray="3 5"
            />
          ))}
          <path d={`M${SIZE / 2 - 6} ${SIZE / 2}h12m-6 -6v12`} className="stroke-ink-soft" />
          <polyline
            points={known.map(({ latitude, longitude }) => `${x(longitude)},${y(latitude)}`).join(' ')}
            className="fill-none stroke-line-strong"
          />
          {places.map(
            (place, index) =>
              place && (
                <g key={index} transform={`translate(${x(place.longitude)} ${y(place.latitude)})`}>
                  <circle r="12" className={index === chosen ? 'fill-action' : 'fill-ink'} />
                  <text
                    y="4.5"
                    textAnchor="middle"
                    className={`text-[13px] font-semibold ${index === chosen ? 'fill-on-action' : 'fill-paper'}`}
                  >
                    {index + 1}
                  </text>
                </g>
              ),
          )}
        </svg>
      </button>
      <figcaption className="text-sm text-ink-soft">
        {intl.formatMessage({ id: 'tour-desk.map.hint' }, { step })}{' '}
        <a href={openStreetMap(shown, 'street')} target="_blank" rel="noreferrer" className={textLink}>
          {intl.formatMessage({ id: 'tour-desk.map.open' })}
        </a>
      </figcaption>
    </figure>
  );
}
