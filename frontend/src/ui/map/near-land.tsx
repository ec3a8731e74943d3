import { useEffect, useState } from 'react';
import { MAPS } from './edition.js';
import { NEAR, nearBoxes } from './near.js';
import type { Box } from './projection.js';

const inView = ({ x, y, width, height }: Box): readonly string[] =>
  Object.entries(nearBoxes).flatMap(([code, [left, top, right, bottom]]) =>
    left < x + width && right > x && top < y + height && bottom > y ? [code] : [],
  );

const asked = new Set<string>();
let paths: Readonly<Record<string, string>> = {};

/**
 * The outlines with all their points, as far as they have come; each is asked for once.
 * @param codes those that the view needs, between spaces
 */
function useNearPaths(codes: string): Readonly<Record<string, string>> {
  const [there, setThere] = useState(paths);
  useEffect(() => {
    for (const code of codes.split(' ').filter((each) => !asked.has(each))) {
      asked.add(code);
      const come = async (): Promise<void> => {
        const response = await fetch(`${NEAR}/${code}.json`);
        const path = (await response.json()) as string;
        paths = { ...paths, [code]: path };
        setThere(paths);
      };
      // Its outline from afar stays, and the next view asks again.
      come().catch(() => asked.delete(code));
    }
  }, [codes]);
  return there;
}

const FINER = 'scale(0.1)';

function NearLand({ codes }: { codes: string }) {
  const known = useNearPaths(codes);
  return ['map-shore', 'map-land'].map((className) =>
    codes
      .split(' ')
      .map((code) =>
        known[code] === undefined ? (
          <use key={code} href={`${MAPS}/world.svg#${code}`} className={className} />
        ) : (
          <path key={code} d={known[code]} transform={FINER} vectorEffect="non-scaling-stroke" className={className} />
        ),
      ),
  );
}

/** From so many pixels for a unit of the world on, outlines of whole units look like what they are. */
const COARSE_FROM = 2;

/** Land and its shore, as fine as the view needs it. */
export function Land({ view, width }: { view: Box; width: number }) {
  const codes = width / view.width > COARSE_FROM ? inView(view).join(' ') : '';
  if (codes === '')
    return (
      <>
        <use href={`${MAPS}/world.svg#land`} className="map-shore" />
        <use href={`${MAPS}/world.svg#land`} className="map-land" />
      </>
    );
  return <NearLand codes={codes} />;
}
