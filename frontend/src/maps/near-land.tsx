import { useEffect, useState } from 'react';
import type { Box } from './projection.js';
import type { Sheet } from './sheets.js';

const asked = new Set<string>();
let paths: Readonly<Record<string, string>> = {};

/**
 * The outlines with all their points, as far as they have come; each is asked for once.
 * @param files those that the view needs, between spaces
 */
function useNearPaths(files: string): Readonly<Record<string, string>> {
  const [there, setThere] = useState(paths);
  useEffect(() => {
    for (const file of files.split(' ').filter((each) => !asked.has(each))) {
      asked.add(file);
      const come = async (): Promise<void> => {
        const response = await fetch(file);
        const path = (await response.json()) as string;
        paths = { ...paths, [file]: path };
        setThere(paths);
      };
      // Its outline from afar stays, and the next view asks again.
      come().catch(() => asked.delete(file));
    }
  }, [files]);
  return there;
}

const FINER = 'scale(0.1)';

interface NearLandProps {
  sheet: Sheet;
  codes: readonly string[];
}

function NearLand({ sheet, codes }: NearLandProps) {
  const nearOf = (code: string): string => `${sheet.near}/${code}.json`;
  const known = useNearPaths(codes.map(nearOf).join(' '));
  return ['map-shore', 'map-land'].map((className) =>
    codes.map((code) => {
      const path = known[nearOf(code)];
      return path === undefined ? (
        <use key={code} href={`${sheet.file}#${code}`} className={className} />
      ) : (
        <path key={code} d={path} transform={FINER} vectorEffect="non-scaling-stroke" className={className} />
      );
    }),
  );
}

/** From so many pixels for a unit of the world on, outlines of whole units look like what they are. */
const COARSE_FROM = 2;

interface LandProps {
  sheet: Sheet;
  view: Box;
  /** Of the map, in pixels. */
  width: number;
}

/** Land and its shore, as fine as the view needs it. */
export function Land({ sheet, view, width }: LandProps) {
  const codes = width / view.width > COARSE_FROM ? sheet.codesIn(view) : [];
  if (codes.length > 0) return <NearLand sheet={sheet} codes={codes} />;
  return (
    <>
      <use href={`${sheet.file}#land`} className="map-shore" />
      <use href={`${sheet.file}#land`} className="map-land" />
    </>
  );
}
