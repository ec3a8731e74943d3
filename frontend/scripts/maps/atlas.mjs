import { createRequire } from 'node:module';
import { geoArea } from 'd3-geo';
import { feature, merge } from 'topojson-client';

const require = createRequire(import.meta.url);

/** Parts that the source counts as countries of their own and that we draw with another one. */
const PART_OF = { 'N. Cyprus': 'CY', Somaliland: 'SO', Kosovo: 'XK' };
const LEFT_OUT = new Set(['AQ']);

/** `und-840` is written `und-US`: the numbers of ISO 3166-1 are aliases of its letters. */
const alpha2 = (number) => Intl.getCanonicalLocales(`und-${number}`)[0].slice(4);

const codeOf = ({ id, properties: { name } }) => (id ? alpha2(id) : PART_OF[name]);

const partsOf = (geometry) =>
  geometry.type === 'Polygon' ? [geometry.arcs] : geometry.type === 'MultiPolygon' ? geometry.arcs : [];

const polygonOf = (arcs) => ({ type: 'Polygon', arcs });

/** The source draws Crimea with Russia; here it is Ukraine's, as the United Nations have it. */
function isCrimea(topology, arcs) {
  const [[ring]] = feature(topology, polygonOf(arcs)).geometry.coordinates.map((each) => [each]);
  return ring.every(([x, y]) => x > 32 && x < 37 && y > 44 && y < 46.5);
}

/** A ring wound the wrong way means all of the globe but the island. */
const asWound = (rings) =>
  geoArea(polygonOfRings(rings)) > 2 * Math.PI ? rings.map((ring) => ring.toReversed()) : rings;

const polygonOfRings = (coordinates) => ({ type: 'Polygon', coordinates });

const wound = ({ coordinates }) => ({ type: 'MultiPolygon', coordinates: coordinates.map(asWound) });

/** Country code → GeoJSON, from Natural Earth's outlines (public domain) at one of its three scales. */
export function countriesAt(scale, prepare = (topology) => topology) {
  const topology = prepare(require(`world-atlas/countries-${scale}.json`));
  const parts = new Map();
  for (const geometry of topology.objects.countries.geometries) {
    const code = codeOf(geometry);
    if (!code || LEFT_OUT.has(code)) continue;
    for (const arcs of partsOf(geometry)) {
      const owner = code === 'RU' && isCrimea(topology, arcs) ? 'UA' : code;
      parts.set(owner, [...(parts.get(owner) ?? []), polygonOf(arcs)]);
    }
  }
  return new Map(
    [...parts]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([code, polygons]) => [code, wound(merge(topology, polygons))]),
  );
}
