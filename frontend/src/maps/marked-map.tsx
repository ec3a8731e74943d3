import { useEffect, useRef, useState, type RefObject } from 'react';
import { clustered } from './clusters.js';
import type { Box } from './projection.js';
import { sheetAround, type Sheet } from './sheets.js';
import { tagged } from './tags.js';
import { shaped, shareOf } from './view.js';
import { APART, CONTROLS, MapCaption, shapeOf, Targets } from './map-targets.js';
import type { MarkedMapProps } from './marked-map-props.js';

/** The least widths of the map, in pixels: on a telephone of 320, and from `md` on. */
const LEAST_WIDTH = { narrow: 272, wide: 680 } as const;

/** Height as a share of width below `md`: as `.map-view` has it. */
const NARROW_SHAPE = 2 / 3;

/** As it comes from the server, and as long as there is no script: what lies too close together opens as a list. */
function StillMap({ label, marks, hint, together, sheet }: MarkedMapProps & { sheet: Sheet }) {
  const { box, file } = sheet;
  const [pointed, setPointed] = useState<string>();
  const clustersIn = (view: Box, width: number) =>
    clustered(
      marks.map((mark) => shareOf(sheet.pointOf(mark), view)),
      APART / width,
      view.height / view.width,
    );
  const narrow = clustersIn(shaped(box, NARROW_SHAPE), LEAST_WIDTH.narrow);
  const wide = clustersIn(box, LEAST_WIDTH.wide);
  const shared = { label, marks, together, point: setPointed };
  return (
    <>
      <div className="map-frame">
        <div className="map-view map-still" style={shapeOf(box)}>
          <svg
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            aria-hidden="true"
            className="map-sea block size-full"
          >
            <use href={`${file}#net`} className="map-net" />
            <use href={`${file}#land`} className="map-shore" />
            <use href={`${file}#land`} className="map-land" />
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
      <div className="map-foot">
        <MapCaption>{pointed ?? hint}</MapCaption>
        <span className={CONTROLS} />
      </div>
    </>
  );
}

type ZoomMap = typeof import('./zoom-map.js').ZoomMap;

/** The map that moves, once its script is there and nobody has the focus in the one that it takes the place of. */
function useZoomMap(figure: RefObject<HTMLElement | null>): { readonly Map: ZoomMap } | undefined {
  const [Zoom, setZoom] = useState<{ readonly Map: ZoomMap }>();
  useEffect(() => {
    const element = figure.current;
    let take = (): void => undefined;
    // Without it the map stays as it is.
    import('./zoom-map.js').then(
      ({ ZoomMap: Map }) => {
        take = () => {
          if (!element?.isConnected || element.contains(document.activeElement)) return;
          setZoom({ Map });
        };
        take();
      },
      () => undefined,
    );
    // What takes the focus has it only afterwards.
    const left = (): void => void setTimeout(() => take());
    element?.addEventListener('focusout', left);
    return () => element?.removeEventListener('focusout', left);
  }, [figure]);
  return Zoom;
}

/**
 * The part of the world that holds all marks, each a link where it lies: `<MarkedMap label="…" hint="…" marks={[{key:
 * 'rome', to: '/city/rome', tag: '€110', label: 'Rome, from €110', latitude: 41.9, longitude: 12.5}]} />`.
 * Marks that lie too close together for a target each share one. With its script it can be zoomed and moved.
 */
export function MarkedMap(props: MarkedMapProps) {
  const figure = useRef<HTMLElement>(null);
  const Zoom = useZoomMap(figure);
  const sheet = sheetAround(props.marks);
  const { file, box } = sheet;
  return (
    <figure ref={figure} className="map-sheet">
      {Zoom ? (
        <Zoom.Map key={`${file} ${box.x} ${box.y} ${box.width}`} {...props} sheet={sheet} />
      ) : (
        <StillMap {...props} sheet={sheet} />
      )}
    </figure>
  );
}
