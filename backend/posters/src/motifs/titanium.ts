import { box, disc, line, nums, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Bilbao's Guggenheim Museum: hulls and petals of titanium around an atrium of glass, blocks of stone, the river before it. */
export function titaniumSails({ ink }: Pen): string {
  const { l, m, r, pale, pane, dark, glint, glow, water, depth, mirror, landL, landR } = ink;
  /** A curled sheet: its body, the side away from the sun, the rolled edge on top, the seams between the plates. */
  const sheet = (body: string, shade: string, edge: string, light: string, ...seams: readonly string[]): string =>
    shape(light, body) + line(m, 2.4, ...seams) + shape(r, shade) + line(pale, 4, edge);
  return (
    // The tower of split stone beyond the bridge, and the long gallery that runs under it.
    shape(landL, poly(214, -30, 206, -178, 220, -182, 230, -30)) +
    shape(landR, poly(230, -30, 220, -182, 236, -168, 244, -30)) +
    shape(dark, poly(219, -182, 223, -182, 232, -30, 228, -30)) +
    sheet(
      'M96-30V-92C130-126 176-128 214-104L222-30z',
      'M96-30C140-36 190-44 218-66L222-30z',
      'M96-92C130-126 176-128 214-104',
      l,
      'M100-74Q150-104 216-84',
      'M100-52Q150-78 218-62',
    ) +
    // The petals around the top.
    sheet(
      'M-44-90C-52-150-40-196-6-212Q28-226 56-206C40-176 44-130 58-90z',
      'M20-90C6-150 20-196 56-206C40-176 44-130 58-90z',
      'M-32-194Q-20-214 8-218Q36-220 55-206',
      pale,
      'M-46-166Q-16-184 14-174',
      'M-46-136Q-16-150 14-144',
    ) +
    sheet(
      'M-104-84C-116-130-104-166-72-182L-18-164C-34-140-34-110-22-80z',
      'M-58-84C-70-120-58-154-18-164C-34-140-34-110-22-80z',
      'M-96-166Q-86-178-72-182L-19-164',
      l,
      'M-107-140Q-84-156-62-146',
      'M-108-114Q-84-126-64-118',
    ) +
    sheet(
      'M44-80C40-126 58-166 98-174Q130-178 142-152C116-146 112-110 122-78z',
      'M82-80C76-124 96-154 142-152C116-146 112-110 122-78z',
      'M66-160Q96-180 122-172Q136-166 141-152',
      l,
      'M45-126Q64-144 82-138',
      'M44-104Q62-118 80-112',
    ) +
    shape(glow, 'M-6-212Q28-226 56-206Q30-208 12-190Q4-204-6-212z', 'M98-174Q130-178 142-152Q122-160 104-152z') +
    // The glass of the atrium, and the canopy on its one tall column.
    shape(pane, poly(-62, -30, -60, -128, -30, -144, 16, -132, 24, -30)) +
    shape(glint, poly(-56, -48, -54, -122, -40, -130, -40, -48)) +
    line(
      l,
      2.6,
      path(-60, -104, 18, -108),
      path(-61, -78, 20, -80),
      path(-61, -54, 22, -54),
      path(-18, -140, -18, -30),
    ) +
    shape(l, box(-32, -112, 8, 82)) +
    shape(pale, 'M-74-122Q-20-142 38-116L36-106Q-18-128-72-112z') +
    shape(r, 'M-72-112Q-18-128 36-106L35-101Q-18-120-70-106z') +
    // Blocks of pale stone.
    shape(landL, poly(-176, -30, -174, -86, -128, -90, -128, -30)) +
    // Hulls in front, towards the water.
    sheet(
      'M-206-30C-214-66-232-96-254-110Q-204-142-146-116C-158-88-152-54-140-30z',
      'M-176-30C-190-66-188-100-146-116C-158-88-152-54-140-30z',
      'M-254-110Q-204-142-146-116',
      pale,
      'M-234-88Q-206-104-184-98',
      'M-218-62Q-198-74-182-70',
    ) +
    sheet(
      'M-138-30C-152-76-150-118-124-142Q-98-160-68-138C-90-108-84-66-62-30z',
      'M-98-30C-116-80-108-124-68-138C-90-108-84-66-62-30z',
      'M-138-124Q-126-148-102-150Q-82-150-68-138',
      l,
      'M-147-104Q-126-120-108-112',
      'M-146-80Q-126-92-110-86',
      'M-140-54Q-122-64-106-60',
    ) +
    sheet(
      'M18-30C4-54 6-84 22-104Q64-124 112-98C96-76 98-50 112-30z',
      'M66-30C54-60 66-88 112-98C96-76 98-50 112-30z',
      'M22-104Q64-124 112-98',
      pale,
      'M11-80Q36-94 60-86',
      'M10-56Q36-68 60-62',
    ) +
    // Terrace and river, with the hulls upside down in it.
    shape(landL, box(-256, -34, 360, 7)) +
    shape(landR, box(104, -34, 152, 7)) +
    shape(m, box(-256, -27, 512, 5)) +
    shape(water, box(-256, -22, 512, 22)) +
    shape(mirror, 'M-210-22L-232-8L-150-6L-140-22z', 'M-134-22L-120-3L-78-5L-64-22z', 'M20-22L30-6L96-8L110-22z') +
    shape(depth, box(-256, -22, 512, 3)) +
    shape(
      glint,
      times(6, (i) => `M${nums(-236 + i * 84, -5 - (i % 3) * 4)}q22-4 44 0q-22 4-44 0z`),
    ) +
    // Maman, the spider of bronze.
    shape(dark, disc(166, -66, 8), disc(176, -60, 5)) +
    line(
      dark,
      2.8,
      path(164, -68, 148, -80, 138, -34),
      path(166, -68, 156, -82, 152, -34),
      path(170, -68, 184, -82, 184, -34),
      path(172, -66, 194, -80, 200, -34),
    )
  );
}
