import { box, disc, line, oval, path, poly, shape } from '../svg.js';
import { block, type Pen } from './art.js';
import { plinth } from './figures.js';

/** An empress on her throne, an arm stretched out over her counsellors at the corners of the base. */
export function empress({ ink }: Pen): string {
  const { l, m, r, pale, glow, leafL, leafR, dark } = ink;
  const counsellor = (x: number, light: string, shade: string): string =>
    shape(light, poly(x - 15, -64, x - 12, -122, x + 10, -122, x + 14, -64), disc(x, -134, 10)) +
    shape(shade, poly(x + 2, -64, x + 2, -122, x + 10, -122, x + 14, -64), `M${x}-144a10 10 0 0 1 0 20z`);
  return (
    block(ink, -150, 0, 300, 20) +
    block(ink, -128, -20, 256, 36) +
    shape(pale, box(-134, -64, 268, 9)) +
    block(ink, -74, -64, 148, 118) +
    shape(glow, box(-46, -140, 56, 34)) +
    shape(pale, box(-84, -190, 168, 10)) +
    counsellor(-104, leafL, leafR) +
    counsellor(104, leafR, dark) +
    shape(l, 'M-52-190V-318Q-34-340 0-342V-190z') +
    shape(r, 'M0-342Q34-340 52-318V-190H0z') +
    shape(m, box(-60, -240, 14, 50), box(46, -240, 14, 50)) +
    shape(leafL, 'M-62-190Q-72-236-38-252Q-34-304-22-322H22Q34-304 38-252Q72-236 62-190z', box(-8, -338, 16, 20)) +
    shape(leafR, 'M6-322H22Q34-304 38-252Q72-236 62-190H24Q34-232 16-252Q20-290 6-322z') +
    shape(leafL, disc(0, -352, 19), 'M20-318L74-306L104-318L108-308L78-290L22-294z') +
    shape(leafR, 'M4-371a19 19 0 0 1 0 38z', 'M24-300L78-296L108-308L78-290L22-294z') +
    shape(leafL, 'M-22-320Q-54-302-52-258L-40-256Q-40-288-16-300z') +
    shape(pale, poly(-66, -262, -34, -270, -32, -260, -64, -252)) +
    shape(leafR, 'M-20-352Q-24-380 0-380Q24-380 20-352Q12-366 0-366Q-12-366-20-352z') +
    shape(glow, poly(-14, -374, -14, -390, -6, -382, 0, -394, 6, -382, 14, -390, 14, -374))
  );
}

/** A naked hero of bronze: with the sling of David, or with the staff and the orb of a god of war. */
export function bronzeHero({ ink, name }: Pen): string {
  const { leafL, leafR, dark, glow, m, popL } = ink;
  const isMars = /mars/i.test(name);
  const body =
    shape(leafR, 'M0-158L6-226L0-286L28-280L30-226L22-158z') +
    shape(leafL, 'M-34-158L-26-176L-32-216L-26-290L6-282L0-222L-10-178L-12-158z') +
    shape(
      leafL,
      'M-27-280Q-34-330-42-362Q-22-378 2-376Q26-378 44-362Q36-326 29-276Q0-262-27-280z',
      disc(2, -398, 19),
      box(-7, -384, 18, 16),
    ) +
    shape(
      leafR,
      'M10-376Q30-376 44-362Q36-326 29-276Q18-268 8-268Q20-320 10-376z',
      'M-17-396Q-22-422 4-422Q28-420 21-394Q14-406-2-404Q-11-404-17-396z',
      'M6-416a19 19 0 0 1 0 37z',
    );
  return (
    plinth(ink, isMars ? 62 : 70, 158) +
    shape(glow, box(-32, -112, 36, 14)) +
    (isMars
      ? line(dark, 6, path(86, -158, 78, -430)) +
        shape(popL, 'M40-356Q78-330 66-232Q58-214 46-222Q54-300 34-338z') +
        body +
        shape(leafL, 'M-34-374L-84-344L-108-340L-108-328L-80-328L-30-346z') +
        shape(leafR, 'M36-372Q66-356 72-338L88-346L84-356Q66-380 44-378z') +
        shape(glow, disc(-118, -350, 15), 'M-126-364L-118-404L-110-364z', 'M-118-388L-142-400L-122-376z') +
        shape(leafR, 'M-12-276Q0-266 12-276L4-254z')
      : line(dark, 5, 'M40-372Q-8-352-46-276') +
        body +
        shape(leafL, 'M-40-366Q-60-334-54-290L-50-258L-36-260L-40-294Q-36-328-26-350z', disc(-44, -258, 9)) +
        shape(leafR, 'M36-372Q66-360 70-326L62-312L26-356L32-368L50-346Q44-358 32-360z', disc(36, -366, 9)) +
        shape(m, box(-30, -170, 60, 12)))
  );
}

/** A poet at his ease on a boulder, one knee drawn up. */
export function lounging({ ink }: Pen): string {
  const { l, landL, landR, m, pale, dark, leafL, leafR, popL, popR, glow } = ink;
  return (
    shape(landR, 'M-152-2L-138-92L-96-176L-30-214L40-222L104-186L140-104L152-2z') +
    shape(landL, 'M-152-2L-138-92L-96-176L-30-214L-8-150L-44-84L-30-2z') +
    shape(m, poly(-96, -176, -30, -214, -14, -166, -62, -122), poly(40, -222, 104, -186, 72, -132, 30, -164)) +
    shape(l, poly(-152, -2, -138, -92, -112, -52, -120, -2)) +
    // The leg that lies, the leg drawn up, each with its shoe.
    shape(dark, 'M-8-226L44-232L96-196L122-140L108-132L84-172L40-196L0-196z') +
    shape(dark, poly(104, -144, 124, -150, 146, -128, 142, -120, 112, -122)) +
    shape(popR, 'M-2-232L50-292L64-288L84-206L66-200L50-250L24-204z') +
    shape(dark, poly(62, -212, 84, -214, 104, -198, 102, -190, 66, -194)) +
    shape(leafL, 'M-76-336Q-50-356-24-338L10-240L-4-206L-52-212Q-84-268-76-336z') +
    shape(leafR, 'M-34-344Q-28-342-24-338L10-240L-4-206L-26-208Q-16-280-34-344z') +
    shape(popL, poly(-46, -346, -34, -346, -12, -262, -24, -248)) +
    shape(pale, poly(-50, -346, -32, -346, -36, -316)) +
    shape(leafL, 'M-72-330Q-110-282-106-220L-88-218Q-88-260-54-292z') +
    shape(leafR, 'M-26-334L28-300L58-300L60-286L24-282L-32-304z') +
    shape(pale, disc(-98, -214, 9), disc(62, -293, 8), oval(-44, -368, 19, 22), box(-52, -354, 16, 14)) +
    shape(dark, 'M-68-366Q-72-396-42-396Q-18-394-22-364Q-32-382-46-380Q-60-378-68-366z') +
    shape(glow, disc(-34, -326, 5))
  );
}
