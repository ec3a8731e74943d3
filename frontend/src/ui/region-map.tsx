import { Link } from './link.js';
import { MAPS } from './map/edition.js';
import { frames } from './map/frames.js';
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

const WIDTH = 800;
/** On a telephone, where letters take most of the drawing: a Latin one, a full-width one, and a line to tap on. */
const LETTER = 16;
const WIDE_LETTER = 28;
const LINE = 58;
const MARK = 20;

const lengthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter > '\u2e80' ? WIDE_LETTER : LETTER), 24);

interface Placed extends Point {
  readonly place: RegionPlace;
  readonly isNamed: boolean;
  readonly isLeft: boolean;
}

const isInside = ({ x, y }: Point, height: number): boolean => x > 0 && x < WIDTH && y > 0 && y < height;

/** Where each mark stands, and on which side its name finds room. */
function layOut(places: readonly RegionPlace[], at: (place: Place) => Point, height: number): Placed[] {
  const taken: { left: number; right: number; y: number }[] = [];
  const points = places.map((place) => ({ place, ...at(place) })).filter((point) => isInside(point, height));
  return points.map(({ place, x, y }) => {
    const length = lengthOf(place.name);
    const sides = [false, true].map((isLeft) => ({
      isLeft,
      left: isLeft ? x - length : x,
      right: isLeft ? x : x + length,
      y,
    }));
    const side = sides.find(
      ({ left, right }) =>
        left >= 0 &&
        right <= WIDTH &&
        !points.some(
          (other) => other.place !== place && Math.abs(other.y - y) < MARK && other.x > left && other.x < right,
        ) &&
        !taken.some((other) => Math.abs(other.y - y) < LINE && left < other.right && right > other.left),
    );
    if (side) taken.push(side);
    return { place, x, y, isNamed: side !== undefined, isLeft: side?.isLeft ?? false };
  });
}

const markOf = (weight: number): string => (weight > 0 ? 'size-3 bg-action' : 'size-2 bg-ink');

function Mark({ placed: { place, x, y, isNamed, isLeft }, height }: { placed: Placed; height: number }) {
  const name = 'block whitespace-nowrap px-1.5 text-xs font-semibold md:text-sm';
  const style = { left: `${(100 * x) / WIDTH}%`, top: `${(100 * y) / height}%` };
  return (
    <li style={style} className="absolute">
      <span
        aria-hidden="true"
        className={`absolute -translate-1/2 rounded-full border border-surface ${markOf(place.weight)}`}
      />
      {isNamed && (
        <span className={`absolute -translate-y-1/2 ${isLeft ? 'right-1' : 'left-1'}`}>
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

/** One country with its neighbours, and places marked in it; nothing where no drawing of it exists. */
export function RegionMap({ code, label, places }: RegionMapProps) {
  const frame = frames[code];
  if (!frame) return null;
  const height = frame[5];
  const drawing = `${MAPS}/${code}.svg`;
  return (
    <figure className="map-frame" aria-label={label}>
      <div className="relative overflow-hidden">
        <svg viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true" className="map-sea block h-auto w-full">
          <use href={`${drawing}#around`} className="map-coast" />
          <use href={`${drawing}#own`} className="map-coast" />
          <use href={`${drawing}#around`} className="map-around" />
          <use href={`${drawing}#own`} className="map-own" />
        </svg>
        <ul>
          {layOut(places, (place) => onRegion(place, frame), height).map((placed) => (
            <Mark key={`${placed.place.name} ${placed.x}`} placed={placed} height={height} />
          ))}
        </ul>
      </div>
    </figure>
  );
}
