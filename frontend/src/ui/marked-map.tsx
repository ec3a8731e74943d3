import { useState } from 'react';
import { Link } from './link.js';
import { clustered, type Cluster } from './map/clusters.js';
import { MAPS } from './map/edition.js';
import { boxAround, onWorld, type Place, type Point } from './map/projection.js';
import { tagged } from './map/tags.js';
import { Popover } from './popover.js';

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
  /** Of those that lie too close together for a target each: `4 cities, such as Rome: 4 tours, from €110`. */
  together: (first: string, count: number) => string;
}

/** From middle to middle, in pixels: a target has 24 of its own. */
const APART = 26;
/** The least widths of the map, in pixels: on a telephone of 320, and from `md` on. */
const LEAST_WIDTH = { narrow: 272, wide: 680 } as const;

const TARGET =
  'absolute flex size-6 -translate-x-1/2 -translate-y-1/2 items-end justify-center rounded-full hover:z-10 focus-visible:z-10';
const TAGGED =
  'h-7 w-auto -translate-y-full rounded-sm bg-ink px-2 text-paper hover:bg-action hover:text-on-action after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 after:border-4 after:border-b-0 after:border-transparent after:border-t-ink hover:after:border-t-action';
const UNTAGGED = 'size-6 -translate-y-1/2 rounded-full';
const LINK = 'absolute flex -translate-x-1/2 items-end justify-center hover:z-10 focus-visible:z-10';
const POINT = 'm-auto size-3 rounded-full border-2 border-paper bg-action';
const NUMBER =
  'm-auto grid size-5 place-items-center rounded-full bg-ink text-[0.6875rem] font-semibold text-paper tabular-nums';

const percent = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

interface TargetsProps extends Pick<MarkedMapProps, 'label' | 'marks' | 'together'> {
  clusters: readonly Cluster[];
  hasTag: readonly boolean[];
  className: string;
  point: (label: string | undefined) => void;
}

/** One list of targets, for one width of the map. */
const Targets = ({ label, marks, clusters, hasTag, together, className, point }: TargetsProps) => (
  <ul aria-label={label} className={className}>
    {clusters.map((cluster, place) => {
      const members = cluster.members.flatMap((index) => marks[index] ?? []);
      const [mark] = members;
      if (!mark) return null;
      const text = members.length > 1 ? together(mark.label, members.length) : mark.label;
      const isTold = {
        onPointerEnter: () => point(text),
        onPointerLeave: () => point(undefined),
        onFocus: () => point(text),
        onBlur: () => point(undefined),
      };
      return members.length > 1 ? (
        <li key={mark.key} className={TARGET} style={percent(cluster)} {...isTold}>
          <Popover
            trigger={<span className={NUMBER}>{members.length}</span>}
            name={text}
            className="grid size-6 cursor-pointer place-items-center rounded-full"
            panelClassName="p-2 text-start"
            align="start"
          >
            <ul>
              {members.map(({ key, to, label: name }) => (
                <li key={key}>
                  <Link
                    to={to}
                    prepared={false}
                    className="flex min-h-9 items-center rounded-sm px-3 py-1 text-sm hover:bg-sunken"
                  >
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </Popover>
        </li>
      ) : (
        <li key={mark.key}>
          <Link
            to={mark.to}
            prepared={false}
            aria-label={mark.label}
            className={`${LINK} ${hasTag[place] ? TAGGED : UNTAGGED}`}
            style={percent(cluster)}
            {...isTold}
          >
            {hasTag[place] ? (
              <span className="my-auto text-xs font-semibold whitespace-nowrap tabular-nums">{mark.tag}</span>
            ) : (
              <span className={POINT} />
            )}
          </Link>
        </li>
      );
    })}
  </ul>
);

/**
 * The part of the world that holds all marks, each a link where it lies: `<MarkedMap label="…" hint="…" marks={[{key:
 * 'rome', to: '/city/rome', tag: '€110', label: 'Rome, from €110', latitude: 41.9, longitude: 12.5}]} />`.
 * Marks that lie too close together for a target each share one, which opens a list of them.
 */
export function MarkedMap({ label, marks, hint, together }: MarkedMapProps) {
  const [pointed, setPointed] = useState<string>();
  const box = boxAround(marks);
  const points = marks.map((mark) => {
    const { x, y } = onWorld(mark);
    return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
  });
  const shape = box.height / box.width;
  const narrow = clustered(points, APART / LEAST_WIDTH.narrow, shape);
  const wide = clustered(points, APART / LEAST_WIDTH.wide, shape);
  const shared = { label, marks, together, point: setPointed };
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
          <Targets {...shared} clusters={narrow} hasTag={[]} className="md:hidden" />
          <Targets
            {...shared}
            clusters={wide}
            hasTag={tagged(wide, (place) => wide[place]?.members.length === 1)}
            className="max-md:hidden"
          />
        </div>
      </div>
      <figcaption aria-hidden="true" className="min-h-9 px-2 pt-2 text-center text-sm text-ink-soft">
        {pointed ?? hint}
      </figcaption>
    </figure>
  );
}
