import { Link } from './link.js';
import { MAPS } from './map/edition.js';
import { frames, type Frame } from './map/frames.js';
import { REGION_WIDTH, sidesOf, type Side } from './map/names.js';
import { onRegion, type Place, type Point } from './map/projection.js';

interface RegionPlace extends Place {
  readonly name: string;
  /** Without it, the place is only marked. */
  readonly to?: string;
  /** More makes the mark larger. */
  readonly weight: number;
}

interface RegionMapProps {
  /** ISO 3166-1, two letters. */
  code: string;
  label: string;
  /** Those who come first keep their names where names would cover each other. */
  places: readonly RegionPlace[];
}

interface Placed extends Point {
  readonly place: RegionPlace;
  readonly side: Side | undefined;
}

const isInside = ({ x, y }: Point, height: number): boolean => x > 0 && x < REGION_WIDTH && y > 0 && y < height;

/** Where each mark stands, and on which side its name finds room. */
function layOut(places: readonly RegionPlace[], frame: Frame): Placed[] {
  const points = places
    .map((place) => ({ place, name: place.name, ...onRegion(place, frame) }))
    .filter((point) => isInside(point, frame[5]));
  const sides = sidesOf(points, frame[5]);
  return points.map(({ place, x, y }, index) => ({ place, x, y, side: sides[index] }));
}

const markOf = (weight: number): string =>
  weight > 0 ? 'size-3 bg-action forced-colors:bg-system-highlight' : 'size-2 bg-ink forced-colors:bg-system-ink';

const SIDES: Readonly<Record<Side, string>> = {
  right: 'left-1 -translate-y-1/2',
  left: 'right-1 -translate-y-1/2',
  above: 'bottom-0.5 -translate-x-1/2',
  below: 'top-0.5 -translate-x-1/2',
};

function Mark({ placed: { place, x, y, side }, height }: { placed: Placed; height: number }) {
  const name = 'block whitespace-nowrap px-1.5 text-xs font-semibold md:text-sm';
  const style = { left: `${(100 * x) / REGION_WIDTH}%`, top: `${(100 * y) / height}%` };
  return (
    <li style={style} className="absolute">
      <span
        aria-hidden="true"
        className={`absolute -translate-1/2 rounded-full border border-surface ${markOf(place.weight)}`}
      />
      {side && (
        <span className={`absolute ${SIDES[side]}`}>
          {place.to ? (
            <Link to={place.to} className={`map-name content-center hover:underline ${name} min-h-6`}>
              {place.name}
            </Link>
          ) : (
            <span className={`map-name ${name}`}>{place.name}</span>
          )}
        </span>
      )}
    </li>
  );
}

/** Whether there is a drawing of the country, and the place lies on it. */
export function isOnRegion(code: string, place: Place): boolean {
  const frame = frames[code];
  return frame !== undefined && isInside(onRegion(place, frame), frame[5]);
}

/** Whether there is a drawing of the country. */
export const hasRegionMap = (code: string): boolean => frames[code] !== undefined;

/** One country with its neighbours, and places marked in it; nothing where no drawing of it exists. */
export function RegionMap({ code, label, places }: RegionMapProps) {
  const frame = frames[code];
  if (!frame) return null;
  const height = frame[5];
  const drawing = `${MAPS}/${code}.svg`;
  return (
    <figure className="map-frame" aria-label={label}>
      <div className="relative overflow-hidden">
        <svg viewBox={`0 0 ${REGION_WIDTH} ${height}`} aria-hidden="true" className="map-sea block h-auto w-full">
          <use href={`${drawing}#around`} className="map-coast" />
          <use href={`${drawing}#own`} className="map-coast" />
          <use href={`${drawing}#around`} className="map-around" />
          <use href={`${drawing}#own`} className="map-own" />
        </svg>
        <ul>
          {layOut(places, frame).map((placed) => (
            <Mark key={`${placed.place.name} ${placed.x}`} placed={placed} height={height} />
          ))}
        </ul>
      </div>
    </figure>
  );
}
