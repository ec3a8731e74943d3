import { useState, useSyncExternalStore, type CSSProperties, type MouseEvent } from 'react';
import { Link } from '../ui/text/link.js';
import { holds, type Place } from './projection.js';
import { sheetAround, type Sheet } from './sheets.js';

interface MapArea {
  /** ISO 3166-1, two letters: which outline. */
  readonly code: string;
  readonly to: string;
  /** All that is told of it: `Italy: 12 cities, 9 tours`. */
  readonly label: string;
  /** Areas of one tint belong together. */
  readonly tint: Tint;
  /** In it, at least one: it can be pointed at where any of them is shown. */
  readonly places: readonly Place[];
}

interface MapDot extends Place {
  /** 0 a destination without offers; more makes it larger. */
  readonly weight: number;
}

export type Tint = 0 | 1 | 2 | 3 | 4;

interface WorldMapProps {
  /** What the map shows: its name for those who do not see it. */
  label: string;
  /** Each is a link, in the order of the keyboard. Other countries are drawn without one. */
  areas: readonly MapArea[];
  dots: readonly MapDot[];
  /** Shows the part of the world with these places; without it, the whole world. */
  around?: readonly Place[] | undefined;
  /** Shown below while no area is pointed at. */
  hint: string;
  /** Text of the link that leads the keyboard past all areas. */
  skip: string;
}

/** Earths of an old atlas, each mixed from a colour of the site and its paper. */
const tints = ['map-tint-0', 'map-tint-1', 'map-tint-2', 'map-tint-3', 'map-tint-4'] as const;

/** Lines without length with round ends: discs that keep their size at every scale. */
const disc = (place: Place, { pointOf }: Sheet): string => {
  const { x, y } = pointOf(place);
  return `M${x.toFixed(1)} ${y.toFixed(1)}h0`;
};

const LARGE = 3;
const sizes = [
  { has: (weight: number) => weight === 0, className: 'map-dot map-dot-faint' },
  { has: (weight: number) => weight > 0 && weight < LARGE, className: 'map-dot map-dot-small' },
  { has: (weight: number) => weight >= LARGE, className: 'map-dot map-dot-large' },
];

function Dots({ dots, sheet }: Pick<WorldMapProps, 'dots'> & { sheet: Sheet }) {
  return sizes.map(({ has, className }) => (
    <path
      key={className}
      className={className}
      d={dots
        .filter(({ weight }) => has(weight))
        .map((dot) => disc(dot, sheet))
        .join('')}
    />
  ));
}

/** So small in the world, a hand does not meet a country; so small in the view, as a share of it, nobody sees its outline. */
const TINY = 16;
const REACH = 13;
const UNSEEN = 0.04;

interface OnSheet {
  area: Pick<MapArea, 'code' | 'places'>;
  sheet: Sheet;
}

const middleOf = ({ code, places: [first] }: OnSheet['area'], sheet: Sheet) =>
  sheet.middleOf(code) ?? (first && { ...sheet.pointOf(first), size: 0 });

/** An island of a country far away is not what somebody looks for who comes to its name. */
const isShown = ({ places }: OnSheet['area'], sheet: Sheet): boolean =>
  places.some((place) => holds(sheet.box, sheet.pointOf(place)));

/** What can be pointed at of a country that is hardly drawn. */
function Reach({ area, sheet }: OnSheet) {
  const middle = middleOf(area, sheet);
  if (!middle || middle.size >= TINY) return null;
  return <circle cx={middle.x} cy={middle.y} r={REACH} className="map-reach" />;
}

/** Around a country whose own outline is too small to be seen. */
function Ring({ area, sheet }: OnSheet) {
  const { width } = sheet.box;
  const middle = middleOf(area, sheet);
  if (!middle || middle.size / width >= UNSEEN) return null;
  return <circle cx={middle.x} cy={middle.y} className="map-ring" style={{ '--map-width': width } as CSSProperties} />;
}

const FOCUS = ['focusin', 'focusout'] as const;

function followFocus(changed: () => void): () => void {
  for (const event of FOCUS) document.addEventListener(event, changed);
  return () => {
    for (const event of FOCUS) document.removeEventListener(event, changed);
  };
}

const focusedArea = (): string | undefined => document.activeElement?.getAttribute('data-area') ?? undefined;
const nowhere = (): undefined => undefined;

const AFTER = 'after-map';

/** As a link it works without script too; with it, the address stays as it is. */
const skipTo = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(AFTER)?.focus();
};

/**
 * The world in Equal Earth, in the manner of an atlas of the 1930s. Outlines come from one cached drawing (`/maps`),
 * so a page carries only names and links. `areas` are links in the order given, `dots` are places by weight,
 * `around` zooms, and leaves out the links of countries that it does not show: `<WorldMap label="…" hint="…" areas={[{code: 'IT', to: '/country/italy', label: 'Italy: 12 cities',
 * tint: 0}]} dots={[{latitude: 41.9, longitude: 12.5, weight: 4}]} />`. A list beside it must say the same.
 */
export function WorldMap({ label, areas, dots, around = [], hint, skip }: WorldMapProps) {
  const [hovered, hover] = useState<string>();
  // Asked of the document: the keyboard may have been here before the page's script was.
  const focused = useSyncExternalStore(followFocus, focusedArea, nowhere);
  const pointed = areas.find(({ code }) => code === (hovered ?? focused));
  const sheet = sheetAround(around);
  const { x, y, width, height } = sheet.box;
  const drawingOf = (id: string): string => `${sheet.file}#${id}`;
  const isTiny = (area: MapArea): boolean => (middleOf(area, sheet)?.size ?? TINY) < TINY;
  return (
    <figure className="map-sheet relative">
      <a
        href={`#${AFTER}`}
        className="sr-only focus:not-sr-only focus:absolute focus:start-3 focus:top-3 focus:z-10 focus:bg-surface focus:p-3 focus:text-ink"
        onClick={skipTo}
      >
        {skip}
      </a>
      <div className="map-frame">
        <svg
          viewBox={`${x} ${y} ${width} ${height}`}
          role="group"
          aria-label={label}
          className="map-sea block h-auto w-full"
          onPointerLeave={() => hover(undefined)}
        >
          <use href={drawingOf('net')} className="map-net" />
          <use href={drawingOf('land')} className="map-shore" />
          <use href={drawingOf('land')} className="map-land" />
          {/* The smallest last: they lie on top of their neighbours. */}
          {areas
            .filter((area) => isShown(area, sheet))
            .toSorted((one, other) => Number(isTiny(one)) - Number(isTiny(other)))
            .map((area) => (
              <Link
                key={area.code}
                to={area.to}
                data-area={area.code}
                aria-label={area.label}
                prepared={false}
                className="outline-none"
                onPointerEnter={() => hover(area.code)}
                onPointerLeave={() => hover(undefined)}
              >
                <Reach area={area} sheet={sheet} />
                <use href={drawingOf(area.code)} className={`map-area ${tints[area.tint]}`} />
              </Link>
            ))}
          <g aria-hidden="true" className="pointer-events-none">
            <Dots dots={dots} sheet={sheet} />
            {pointed && <use href={drawingOf(pointed.code)} className="map-pointed" />}
            {pointed && <Ring area={pointed} sheet={sheet} />}
          </g>
        </svg>
      </div>
      {/* Room for two lines; and another text is another element, which has not moved. */}
      <figcaption aria-hidden="true" className="min-h-14 px-2 pt-2 text-center text-sm text-ink-soft">
        <span key={pointed?.code}>{pointed?.label ?? hint}</span>
      </figcaption>
      <span id={AFTER} tabIndex={-1} className="outline-none" />
    </figure>
  );
}
