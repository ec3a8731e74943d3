/** Draws the maps of `src/ui/map` from Natural Earth's outlines: `node scripts/draw-maps.mjs`, only after a new edition. */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { PACIFIC, pacificDrawing } from './maps/pacific.mjs';
import { regions } from './maps/regions.mjs';
import { nearDrawings, worldDrawing } from './maps/world.mjs';

const world = worldDrawing();
const drawn = regions();

const near = nearDrawings();

const pacific = pacificDrawing();

const editionOf = (drawings) => createHash('sha256').update(drawings.join('\n')).digest('hex').slice(0, 8);

const edition = editionOf([world, ...drawn.map(({ drawing }) => drawing)]);
const nearEdition = editionOf(near.map(({ path }) => path));
const root = new URL('../public/maps/', import.meta.url);
const folder = new URL(`${edition}/`, root);
rmSync(root, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
writeFileSync(new URL('world.svg', folder), world);
for (const { code, drawing } of drawn) writeFileSync(new URL(`${code}.svg`, folder), drawing);

const nearFolder = new URL(`near-${nearEdition}/`, root);
mkdirSync(nearFolder, { recursive: true });
for (const { code, path } of near) writeFileSync(new URL(`${code}.json`, nearFolder), `${JSON.stringify(path)}\n`);

const rows = drawn.map(({ code, frame }) => `  ${code}: [${frame.join(', ')}],`);
writeFileSync(
  new URL('../src/ui/map/frames.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** Longitude and latitude in the middle, units for one radian, x and y of that middle, height. */
export type Frame = readonly [number, number, number, number, number, number];

export const frames: Readonly<Record<string, Frame>> = {
${rows.join('\n')}
};
`,
);
writeFileSync(
  new URL('../src/ui/map/edition.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs: a new drawing has a new address, so that browsers may keep the old one for good. */
export const MAPS = '/maps/${edition}';
`,
);

const boxes = near.map(({ code, box }) => `  ${code}: [${box.join(', ')}],`);
writeFileSync(
  new URL('../src/ui/map/near.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** Of outlines with points at tenths of a unit of the world: \`IT.json\` is a path as text. */
export const NEAR = '/maps/near-${nearEdition}';

/** Left, top, right and bottom of each, in units of the world. */
export const nearBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${boxes.join('\n')}
};
`,
);

const pacificFile = `pacific-${editionOf([pacific.drawing])}.svg`;
writeFileSync(new URL(pacificFile, root), pacific.drawing);
const pacificRows = pacific.boxes.map(({ code, box }) => `  ${code}: [${box.join(', ')}],`);
writeFileSync(
  new URL('../src/ui/map/pacific.ts', import.meta.url),
  `/** Written by scripts/draw-maps.mjs. */
/** The world around another meridian, as far as it is drawn, in units of the world. */
export const PACIFIC = {
  drawing: '/maps/${pacificFile}',
  meridian: ${PACIFIC.meridian},
  left: ${PACIFIC.left},
  right: ${PACIFIC.right},
  top: ${PACIFIC.top},
  bottom: ${PACIFIC.bottom},
} as const;

/** Left, top, right and bottom of each. */
export const pacificBoxes: Readonly<Record<string, readonly [number, number, number, number]>> = {
${pacificRows.join('\n')}
};
`,
);
