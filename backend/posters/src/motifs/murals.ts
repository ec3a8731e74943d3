import { box, disc, line, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** The Mission's: a row of garage doors and fences, a hummingbird over a burning heart among leaves. */
export function heartMural({ ink }: Pen): string {
  const { l, m, r, dark, pale, popL, popR, roofL, leafL, leafR, glow, water, depth, glint } = ink;
  const ray = (i: number): string => {
    const a = Math.PI * (1.06 + i * 0.11);
    return poly(
      -70 + 62 * Math.cos(a - 0.07),
      -104 + 62 * Math.sin(a - 0.07),
      -70 + 104 * Math.cos(a),
      -104 + 104 * Math.sin(a),
      -70 + 62 * Math.cos(a + 0.07),
      -104 + 62 * Math.sin(a + 0.07),
    );
  };
  return (
    shape(l, box(-186, -232, 372, 232)) +
    shape(r, box(146, -232, 40, 232)) +
    shape(depth, box(-178, -222, 318, 212)) +
    shape(water, 'M-178-10V-80Q-100-120-20-84T140-90V-10z') +
    shape(glow, times(9, ray)) +
    shape(popL, 'M-70-34C-150-84-146-146-108-148Q-82-148-70-124Q-58-148-32-148C6-146 10-84-70-34z') +
    shape(popR, 'M-70-34C10-84 6-146-32-148Q-44-148-54-140C-20-130-24-84-70-34z') +
    shape(glow, 'M-70-124q-20-24-4-44q2 12 10 14q2-20 16-26q-4 18 6 26q8 18-28 30z') +
    shape(pale, 'M-124-118q4-18 18-18q-10 8-12 22z') +
    shape(
      leafL,
      'M-178-10q6-50 44-60q10 40-44 60z',
      'M-60-10q-4-34 30-44q12 30-30 44z',
      'M60-10q0-44 40-56q14 38-40 56z',
    ) +
    shape(leafR, 'M-140-10q20-44 52-40q0 34-52 40z', 'M-14-10q18-38 52-36q-4 32-52 36z', 'M104-10q8-34 36-38v34z') +
    shape(glint, 'M24-176q26-14 48 2q10 16 30 22q-20 14-44 2q-20-2-34-26z') +
    shape(leafL, 'M44-166Q60-216 116-218Q112-170 62-152z') +
    shape(leafR, 'M58-156Q88-196 124-188Q116-154 76-146z') +
    shape(popL, 'M26-166q14 10 24 12q-8 10-18 6z') +
    shape(roofL, poly(88, -150, 132, -134, 126, -126, 92, -142), poly(86, -146, 118, -114, 110, -112, 84, -138)) +
    shape(dark, disc(36, -171, 3)) +
    line(dark, 3, path(26, -170, -8, -178)) +
    shape(popR, disc(-14, -182, 9), disc(-26, -174, 9), disc(-14, -168, 9)) +
    shape(glow, disc(-18, -175, 6)) +
    shape(m, box(-188, -240, 376, 9), box(-186, -8, 332, 8)) +
    shape(dark, ...[-60, 40].map((x) => box(x, -222, 3, 212)))
  );
}

/** Melbourne's lane: a great bird painted over bins and bluestone. */
export function birdMural({ ink }: Pen): string {
  const { l, m, r, dark, pale, popL, popR, roofL, roofR, leafL, leafR, glow, water, glint, depth } = ink;
  return (
    shape(r, box(-186, -240, 372, 240)) +
    shape(l, box(-186, -240, 90, 240)) +
    shape(popR, box(-176, -228, 352, 196)) +
    shape(popL, 'M-176-32V-120Q-90-190 0-140T176-170V-32z') +
    shape(glow, disc(-112, -168, 38)) +
    shape(pale, 'M-40-32C-72-84-64-150-18-178Q18-206 62-188Q92-176 96-150Q92-128 72-120Q92-80 84-32z') +
    shape(m, 'M30-32C54-74 54-104 40-124Q66-112 72-120Q92-80 84-32z') +
    shape(dark, 'M-14-176Q30-196 74-162Q84-154 96-150Q60-140 10-152Q-20-160-14-176z') +
    shape(pale, disc(52, -164, 9)) +
    shape(dark, disc(53, -164, 5)) +
    shape(roofR, poly(84, -164, 164, -146, 86, -132)) +
    shape(roofL, poly(84, -164, 164, -146, 88, -148)) +
    shape(water, 'M-40-32C-66-78-62-120-34-146Q14-112 10-32z') +
    shape(glint, 'M-34-140q20 16 28 40q-24-2-38-14z', 'M-46-104q24 10 42 36q-28 2-42-10z') +
    shape(depth, 'M-36-32q-14-24-12-44q30 8 44 44z') +
    shape(leafL, 'M-176-32q4-56 50-64q6 46-50 64z', 'M110-32q2-60 52-74q12 52-52 74z') +
    shape(leafR, 'M-130-32q10-46 48-48q2 38-48 48z', 'M92-32q-10-30 14-52q20 26-14 52z') +
    shape(dark, box(-186, -34, 372, 34)) +
    shape(
      m,
      times(9, (i) => box(-180 + i * 42, -28, 34, 10)),
      times(9, (i) => box(-200 + 42 + i * 40, -14, 32, 10)),
    ) +
    shape(leafR, box(112, -62, 40, 58)) +
    shape(leafL, box(112, -62, 24, 58), box(106, -70, 52, 9)) +
    shape(pale, box(-188, -248, 376, 9)) +
    line(dark, 4, 'M-186-214Q0-196 186-220') +
    shape(glow, ...[-120, -40, 40, 120].map((x) => disc(x, -202, 6)))
  );
}
