import { useState, type MouseEvent } from 'react';
import { Link } from './link.js';
import { MAPS } from './map/edition.js';
import { nearest } from './map/nearest.js';
import { boxAround, onWorld, type Place } from './map/projection.js';
import { tagged } from './map/tags.js';

export interface MapMark extends Place {
  readonly key: string;
  readonly to: string;
  /** Written on the map where there is room for it. */
  readonly tag: string;
  /** All that is told of it: `Rome: 4 tours, from €110`. */
  readonly label: string;
}

interface MarkedMapProps {
  /** What the map shows: its name for those who do not see it. */
  label: string;
  /** Each is a link, in the order of the keyboard; the first have the room. */
  marks: readonly MapMark[];
  /** Shown below while no mark is pointed at. */
  hint: string;
}

const LINK =
  'absolute flex -translate-x-1/2 items-end justify-center hover:z-10 focus-visible:z-10 size-9 -translate-y-1/2 rounded-full md:size-7';
const TAGGED =
  'md:h-7 md:w-auto md:-translate-y-full md:rounded-sm md:bg-ink md:px-2 md:text-paper md:hover:bg-action md:hover:text-on-action md:after:absolute md:after:top-full md:after:left-1/2 md:after:-translate-x-1/2 md:after:border-4 md:after:border-b-0 md:after:border-transparent md:after:border-t-ink md:hover:after:border-t-action';
const POINT = 'm-auto size-3 rounded-full border-2 border-paper bg-action';

/** Where the areas of marks overlap, a click is for the one whose sign lies nearest. */
function chooseNearest(event: MouseEvent<HTMLElement>): void {
  const isPointed = event.detail > 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
  if (!isPointed) return;
  const signs = [...event.currentTarget.querySelectorAll('[data-sign]')].filter((sign) => sign.checkVisibility());
  const boxes = signs.map((sign) => sign.getBoundingClientRect());
  const mark = signs[nearest(boxes, event.clientX, event.clientY) ?? -1]?.closest('a');
  if (!mark || mark.contains(event.target as Node)) return;
  event.preventDefault();
  event.stopPropagation();
  mark.click();
}

/**
 * The part of the world that holds all marks, each a link where it lies: `<MarkedMap label="…" hint="…" marks={[{key:
 * 'rome', to: '/city/rome', tag: '€110', label: 'Rome, from €110', latitude: 41.9, longitude: 12.5}]} />`.
 * A list beside it must say the same: marks that lie close together cover each other.
 */
export function MarkedMap({ label, marks, hint }: MarkedMapProps) {
  const [pointed, setPointed] = useState<string>();
  const box = boxAround(marks);
  const points = marks.map((mark) => {
    const { x, y } = onWorld(mark);
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  });
  const hasTag = tagged(points);
  return (
    <figure className="map-sheet">
      <div className="map-frame">
        <div className="relative">
          <svg
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            aria-hidden="true"
            className="map-sea block h-auto w-full"
          >
            <use href={`${MAPS}/world.svg#net`} className="map-net" />
            <use href={`${MAPS}/world.svg#land`} className="map-shore" />
            <use href={`${MAPS}/world.svg#land`} className="map-land" />
          </svg>
          <ul aria-label={label} onClickCapture={chooseNearest}>
            {marks.map((mark, index) => (
              <li key={mark.key}>
                <Link
                  to={mark.to}
                  prepared={false}
                  aria-label={mark.label}
                  className={`${LINK} ${hasTag[index] ? TAGGED : ''}`}
                  style={{ left: `${(points[index]?.x ?? 0) * 100}%`, top: `${(points[index]?.y ?? 0) * 100}%` }}
                  onPointerEnter={() => setPointed(mark.label)}
                  onPointerLeave={() => setPointed(undefined)}
                  onFocus={() => setPointed(mark.label)}
                  onBlur={() => setPointed(undefined)}
                >
                  <span data-sign className={`${POINT} ${hasTag[index] ? 'md:hidden' : ''}`} />
                  {hasTag[index] && (
                    <span
                      data-sign
                      className="my-auto text-xs font-semibold whitespace-nowrap tabular-nums max-md:hidden"
                    >
                      {mark.tag}
                    </span>
                  )}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <figcaption aria-hidden="true" className="min-h-9 px-2 pt-2 text-center text-sm text-ink-soft">
        {pointed ?? hint}
      </figcaption>
    </figure>
  );
}
