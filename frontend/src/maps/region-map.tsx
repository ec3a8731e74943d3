import { Link } from '../ui/text/link.js';
import { MAPS } from './edition.js';
import { frames, type Frame } from './frames.js';
import { DRAWINGS, REGION_WIDTH, sidesOf, type Side } from './names.js';
import { onRegion, type Place, type Point } from './projection.js';

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

type Width = keyof typeof DRAWINGS;

interface Placed extends Point {
  readonly place: RegionPlace;
  /** By how wide the drawing is. */
  readonly sides: Readonly<Record<Width, Side | undefined>>;
}

const isInside = ({ x, y }: Point, height: number): boolean => x > 0 && x < REGION_WIDTH && y > 0 && y < height;

/** Where each mark stands, and on which sides its name finds room. */
function layOut(places: readonly RegionPlace[], frame: Frame): Placed[] {
  const points = places
    .map((place) => ({ place, name: place.name, ...onRegion(place, frame) }))
    .filter((point) => isInside(point, frame[5]));
  const [narrow, middle, wide] = [DRAWINGS.narrow, DRAWINGS.middle, DRAWINGS.wide].map((drawing) =>
    sidesOf(points, frame[5], drawing),
  );
  return points.map(({ place, x, y }, index) => ({
    place,
    x,
    y,
    sides: { narrow: narrow?.[index], middle: middle?.[index], wide: wide?.[index] },
  }));
}

const markOf = (weight: number): string =>
  weight > 0 ? 'size-3 bg-action forced-colors:bg-system-highlight' : 'size-2 bg-ink forced-colors:bg-system-ink';

const STANDING: Readonly<Record<Width, Readonly<Record<Side | 'nowhere', string>>>> = {
  narrow: {
    right: '@max-[21rem]:left-1 @max-[21rem]:-translate-y-1/2',
    left: '@max-[21rem]:right-1 @max-[21rem]:-translate-y-1/2',
    above: '@max-[21rem]:bottom-0.5 @max-[21rem]:-translate-x-1/2',
    below: '@max-[21rem]:top-0.5 @max-[21rem]:-translate-x-1/2',
    nowhere: '@max-[21rem]:hidden',
  },
  middle: {
    right: '@min-[21rem]:@max-[26rem]:left-1 @min-[21rem]:@max-[26rem]:-translate-y-1/2',
    left: '@min-[21rem]:@max-[26rem]:right-1 @min-[21rem]:@max-[26rem]:-translate-y-1/2',
    above: '@min-[21rem]:@max-[26rem]:bottom-0.5 @min-[21rem]:@max-[26rem]:-translate-x-1/2',
    below: '@min-[21rem]:@max-[26rem]:top-0.5 @min-[21rem]:@max-[26rem]:-translate-x-1/2',
    nowhere: '@min-[21rem]:@max-[26rem]:hidden',
  },
  wide: {
    right: '@min-[26rem]:left-1 @min-[26rem]:-translate-y-1/2',
    left: '@min-[26rem]:right-1 @min-[26rem]:-translate-y-1/2',
    above: '@min-[26rem]:bottom-0.5 @min-[26rem]:-translate-x-1/2',
    below: '@min-[26rem]:top-0.5 @min-[26rem]:-translate-x-1/2',
    nowhere: '@min-[26rem]:hidden',
  },
};

const standing = ({ narrow, middle, wide }: Placed['sides']): string =>
  [STANDING.narrow[narrow ?? 'nowhere'], STANDING.middle[middle ?? 'nowhere'], STANDING.wide[wide ?? 'nowhere']].join(
    ' ',
  );

function Mark({ placed: { place, x, y, sides }, height }: { placed: Placed; height: number }) {
  const name = 'block whitespace-nowrap px-1.5 text-xs font-semibold @min-[30rem]:text-sm';
  const style = { left: `${(100 * x) / REGION_WIDTH}%`, top: `${(100 * y) / height}%` };
  return (
    <li style={style} className="absolute">
      <span
        aria-hidden="true"
        className={`absolute -translate-1/2 rounded-full border border-surface ${markOf(place.weight)}`}
      />
      {Object.values(sides).some(Boolean) && (
        <span className={`absolute ${standing(sides)}`}>
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
      <div className="@container relative overflow-hidden">
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
