import type { CSSProperties } from 'react';
import { Link } from '../ui/text/link.js';
import type { Cluster } from './clusters.js';
import type { Box, Place, Point } from './projection.js';
import { Popover } from '../ui/overlay/popover.js';

export interface MapMark extends Place {
  readonly key: string;
  readonly to: string;
  /** Written on the map where there is room for it. */
  readonly tag: string;
  /** All that is told of it: `Rome: 4 tours, from €110`. */
  readonly label: string;
}

/** From middle to middle, in pixels where letters are as large as usual: a target has 24 of its own. */
export const APART = 26;

const TARGET =
  'absolute flex size-(--map-target) -translate-x-1/2 -translate-y-1/2 items-end justify-center rounded-full hover:z-10 focus-visible:z-10';
const TAGGED =
  'h-7 w-auto -translate-y-full rounded-sm bg-ink px-2 text-paper hover:bg-action hover:text-on-action after:absolute after:top-full after:left-1/2 after:-translate-x-1/2 after:border-4 after:border-b-0 after:border-transparent after:border-t-ink hover:after:border-t-action';
const UNTAGGED = 'size-(--map-target) -translate-y-1/2 rounded-full';
const LINK = 'absolute flex -translate-x-1/2 items-end justify-center hover:z-10 focus-visible:z-10';
const GROUP = 'grid size-(--map-target) cursor-pointer place-items-center rounded-full';
const POINT = 'm-auto size-1/2 rounded-full border-2 border-paper bg-action forced-colors:bg-system-highlight';
const NUMBER =
  'm-auto grid size-5/6 place-items-center rounded-full bg-ink text-[length:calc(var(--map-target)*11/24)] font-semibold text-paper tabular-nums';

const percent = ({ x, y }: Point) => ({ left: `${x * 100}%`, top: `${y * 100}%` });

interface TargetsProps {
  label: string;
  marks: readonly MapMark[];
  /** Of those that lie too close together for a target each. */
  together: (first: string, count: number) => string;
  clusters: readonly Cluster[];
  hasTag: readonly boolean[];
  className?: string;
  point: (label: string | undefined) => void;
  /** What pressing a cluster does; undefined where it shows a list of its members. */
  opening?: (cluster: Cluster) => (() => void) | undefined;
}

/** Room for the three buttons that the script brings. */
export const CONTROLS = 'flex h-11 w-35 shrink-0 gap-1';

/** What is told below of what is pointed at; the room is the same for every text. */
export const MapCaption = ({ children }: { children: string }) => (
  <figcaption aria-hidden="true" className="line-clamp-4 leading-tight">
    {children}
  </figcaption>
);

/** For `.map-view`: width by height, from `md` on. */
export const shapeOf = ({ width, height }: Box): CSSProperties => ({ '--map-shape': width / height }) as CSSProperties;

/** One list of targets, for one width and one view of the map. */
export const Targets = ({ label, marks, clusters, hasTag, together, className, point, opening }: TargetsProps) => (
  <ul aria-label={label} className={className}>
    {clusters.map((cluster, place) => {
      const members = cluster.members.flatMap((index) => marks[index] ?? []);
      const [mark] = members;
      if (!mark) return null;
      const text = members.length > 1 ? together(mark.label, members.length) : mark.label;
      const open = members.length > 1 ? opening?.(cluster) : undefined;
      const isTold = {
        onPointerEnter: () => point(text),
        onPointerLeave: () => point(undefined),
        onFocus: () => point(text),
        onBlur: () => point(undefined),
      };
      if (open)
        return (
          <li key={mark.key} className={TARGET} style={percent(cluster)} {...isTold}>
            <button type="button" data-place={mark.key} aria-label={text} className={GROUP} onClick={open}>
              <span className={NUMBER}>{members.length}</span>
            </button>
          </li>
        );
      return members.length > 1 ? (
        <li key={mark.key} className={TARGET} style={percent(cluster)} {...isTold}>
          <Popover
            trigger={<span className={NUMBER}>{members.length}</span>}
            name={text}
            className={GROUP}
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
            data-place={mark.key}
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
