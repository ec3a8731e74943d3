/** Written by scripts/draw-maps.mjs: a new drawing has a new address, so that browsers may keep the old one for good. */
export const MAPS = '/maps/f2ce60ee';
