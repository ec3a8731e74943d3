/** Draws the maps of `src/maps` from Natural Earth's outlines: `node scripts/draw-maps.mjs`, only after a new edition. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { nearPacificDrawings, PACIFIC, pacificDrawing } from './maps/pacific.mjs';
import { regions } from './maps/regions.mjs';
import { nearDrawings, worldDrawing } from './maps/world.mjs';

const world = worldDrawing();
const drawn = regions();

const near = nearDrawings();
const pacific = pacificDrawing();
const nearPacific = nearPacificDrawings();

const editionOf = (drawings) => createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 8);

const edition = editionOf([world, ...drawn.map(({ drawing }) => drawing)]);
const root = new URL('../public/maps/', import.meta.url);
const folder = new URL(`${edition}/`, root);
rmSync(root, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('world.svg', folder), world);
for (const { code, drawing } of drawn) writeFileSync(new URL(`${code}.svg`, folder), drawing);

/** @returns the folder's name */
function writeNear(drawings, name) {
  const named = `${name}-${editionOf(drawings.map(({ path }) => path))}`;
  const into = new URL(`${named}/`, root);
  mkdirSync(into, { recursive: true });
  for (const { code, path } of drawings) writeFileSync(new URL(`${code}.json`, into), `${JSON.stringify(path)}\n`);
  return named;
}

const boxRows = (drawings) => drawings.map(({ code, box }) => `  ${code}: [${box.join(', ')}],`).join('\n');

const rows = drawn.map(({ code, frame }) => `  ${code}: [${frame.join(', ')}],`);
writeFileSync(
  new URL('../src/maps/frames.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** Longitude and latitude in the middle, units for one radian, x and y of that middle, height. */
export type Frame = readonly [number, number, number, number, number, number];

export const frames: Readonly<Record<string, Frame>> = {
${rows.join('\n')}
};
`,
);
writeFileSync(
  new URL('../src/maps/edition.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs: a new drawing has a new address, so that browsers may keep the old one for good. */
export const MAPS = '/maps/${edition}';
`,
);

writeFileSync(
  new URL('../src/maps/near.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** Of outlines with points at tenths of a unit of the world: \`IT.json\` is a path as text. */
export const NEAR = '/maps/${writeNear(near, 'near')}';

/** Left, top, right and bottom of each, in units of the world. */
export const nearBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${boxRows(near)}
};
`,
);

const pacificFile = `pacific-${editionOf([pacific])}.svg`;
writeFileSync(new URL(pacificFile, root), pacific);
writeFileSync(
  new URL('../src/maps/pacific.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** The world around another meridian, as far as it is drawn, in units of the world; \`near\` as the world has it. */
export const PACIFIC = {
  drawing: '/maps/${pacificFile}',
  near: '/maps/${writeNear(nearPacific, 'near-pacific')}',
  meridian: ${PACIFIC.meridian},
  left: ${PACIFIC.left},
  right: ${PACIFIC.right},
} as const;

/** Left, top, right and bottom of each. */
export const pacificBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${boxRows(nearPacific)}
};
`,
);
