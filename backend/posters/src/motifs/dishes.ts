import { box, disc, line, nums, oval, path, poly, shape, times } from '../svg.js';
import type { Pen } from './art.js';

/** Phở and its like: noodles and herbs in a deep bowl, chopsticks across it, lime and chilli beside it. */
export function noodleBowl({ ink }: Pen): string {
  const { pale, m, r, popL, popR, leafL, leafR, glow, dark, roofL, roofR, water, depth } = ink;
  return (
    shape(r, oval(0, -7, 150, 7)) +
    shape(m, 'M-40-8h80l8-16h-96z') +
    shape(pale, 'M-112-92C-108-46-72-18-44-16H44C72-18 108-46 112-92z') +
    shape(r, 'M36-92H112C108-46 72-18 44-16H20C40-30 46-60 36-92z') +
    shape(water, 'M-107-72Q-40-48 40-56L38-46Q-40-38-103-60z') +
    shape(depth, 'M40-56Q84-60 107-72L103-60Q80-50 38-46z') +
    shape(pale, oval(0, -92, 112, 27)) +
    shape(roofR, oval(0, -91, 101, 21)) +
    shape(glow, 'M-92-90Q-84-108-40-110Q0-100 20-84Q0-70-40-72Q-84-76-92-90z') +
    line(
      pale,
      4.5,
      'M-88-88q22-20 44-8t44-4',
      'M-82-80q26-14 52-4t40-2',
      'M-66-98q24-12 44 0t36 2',
      'M-70-76q30 4 62-2',
    ) +
    shape(popR, 'M14-100q26-14 52-2q2 12-18 16q-26 2-34-14z') +
    shape(popL, 'M22-92q30-14 62 0q-2 14-24 16q-28 0-38-16z') +
    shape(leafR, 'M-34-104q-22-22-6-44q22 12 6 44z', 'M-26-102q6-30 34-32q0 26-34 32z') +
    shape(leafL, 'M-38-102q-34-4-40-28q28-2 40 28z', 'M-30-104q-6-24 12-38q12 22-12 38z') +
    shape(popL, oval(56, -104, 13, 4), oval(-64, -104, 11, 4)) +
    shape(dark, poly(-20, -72, 160, -150, 164, -144, -16, -67), poly(6, -66, 166, -132, 169, -126, 9, -61)) +
    shape(roofL, poly(120, -133, 160, -150, 164, -144, 124, -127), poly(126, -115, 166, -132, 169, -126, 129, -109)) +
    shape(m, oval(-128, -16, 38, 11)) +
    shape(pale, oval(-128, -19, 38, 11)) +
    shape(leafL, 'M-158-22a16 15 0 0 1 31 0z') +
    shape(glow, 'M-153-23a11 10 0 0 1 21 0z') +
    line(popL, 5, 'M-124-20q14-12 28-4')
  );
}

/** Osaka's: balls with sauce and green on a boat of wood, picks in two of them, flakes that curl in the steam. */
export function takoyaki({ ink }: Pen): string {
  const { pale, m, r, l, leafL, leafR, glow, dark, roofL, popL, popR } = ink;
  const ball = (x: number, y: number): string =>
    shape(popL, disc(x, y, 29)) +
    shape(glow, `M${nums(x - 29, y)}a29 29 0 0 1 44-25q-30 14-24 46q-18-2-20-21z`) +
    shape(dark, `M${nums(x - 26, y - 12)}a29 29 0 0 1 52 0q-4 16-12 4q-8 18-17 2q-8 14-15 0q-6 6-8-6z`) +
    shape(popR, `M${nums(x - 20, y - 16)}q12-12 26-9q-14 4-18 14z`) +
    shape(leafL, ...[-9, 2, 12].map((dx, i) => box(x + dx, y - 20 + (i % 2) * 8, 6, 5))) +
    shape(pale, `M${nums(x - 16, y - 8)}q8-8 14 0t14-2l0 5q-8 8-14 0t-14 2z`);
  return (
    shape(r, oval(0, -7, 156, 7)) +
    shape(m, 'M-168-56L168-56L132-4H-132z') +
    ball(-92, -72) +
    ball(-30, -78) +
    ball(32, -78) +
    ball(94, -72) +
    ball(-64, -52) +
    ball(0, -54) +
    ball(64, -52) +
    shape(dark, poly(24, -100, 60, -160, 64, -158, 29, -98), poly(-98, -96, -116, -150, -111, -152, -93, -98)) +
    shape(popL, poly(52, -146, 60, -160, 64, -158, 56, -144)) +
    shape(popR, poly(-113, -140, -116, -150, -111, -152, -108, -142)) +
    line(m, 4, 'M-40-120q12-10 0-20t4-18', 'M6-114q12-10 0-20t4-18') +
    shape(pale, 'M-168-58L-132-52L132-52L168-58L148-26L128-2H-128L-148-26z') +
    shape(l, 'M-168-58L-132-52L132-52L168-58L160-46L132-42H-132L-160-46z') +
    shape(m, 'M60-42H132L160-46L128-2H40z') +
    shape(leafR, poly(-90, -30, -30, -34, -26, -22, -86, -18)) +
    shape(roofL, disc(0, -26, 7))
  );
}

/** A wok over the flame, an omelette tossed from it. */
export function wok({ ink }: Pen): string {
  const { pale, m, r, popL, popR, leafL, glow, dark, roofL, roofR, landL, landR, depth } = ink;
  return (
    shape(depth, poly(-66, -36, 66, -36, 78, 0, -78, 0)) +
    shape(dark, poly(-70, -38, 70, -38, 74, -30, -74, -30), box(-30, -22, 60, 8)) +
    shape(popL, 'M-60-36q-12-22 4-40q0 18 12 22q2-24 18-34q0 24 14 30q6-22 18-26q0 20 12 26q6-10 4-22q14 20 2 44z') +
    shape(glow, 'M-42-36q-6-14 4-24q2 10 10 12q6-14 14-18q4 16 12 18q6-10 12-14q0 14 8 18q0 6-4 8z') +
    shape(dark, 'M-118-104C-104-64-60-48 0-48S104-64 118-104z') +
    shape(r, 'M40-52C84-58 110-74 118-104H92C86-80 70-62 40-52z') +
    shape(depth, oval(0, -104, 118, 20)) +
    shape(m, oval(0, -106, 118, 18)) +
    shape(dark, oval(0, -104, 108, 15)) +
    shape(dark, poly(108, -104, 166, -130, 170, -120, 114, -94)) +
    shape(roofL, poly(136, -118, 166, -131, 170, -120, 140, -107)) +
    shape(landR, 'M-84-104Q-72-128-20-128Q46-132 76-108Q64-90-6-90Q-70-90-84-104z') +
    shape(glow, 'M-84-106Q-72-130-20-130Q46-134 76-110Q50-104 20-108Q-10-98-40-104Q-66-98-84-106z') +
    shape(landL, 'M-54-118q20-10 40-4q-12 10-40 4z', 'M10-118q18-10 38-2q-14 8-38 2z') +
    shape(pale, oval(-30, -112, 13, 5), oval(22, -116, 13, 5), oval(46, -108, 10, 4)) +
    shape(
      leafL,
      'M-8-120q-4-18 12-26q8 16-12 26z',
      'M-58-112q-18-6-18-20q18 2 18 20z',
      'M54-116q6-16 22-16q-4 16-22 16z',
    ) +
    shape(popR, disc(-6, -106, 5), disc(34, -124, 4)) +
    shape(roofR, poly(-60, -108, -158, -156, -154, -162, -54, -116)) +
    shape(m, poly(-70, -114, -40, -96, -30, -104, -60, -122)) +
    line(pale, 5, 'M-20-136q10-6 2-14t4-12', 'M22-138q10-6 2-13t4-11')
  );
}

/** A second breakfast in Munich: a pretzel, a mug of beer, white sausages with sweet mustard. */
export function weisswurst({ ink }: Pen): string {
  const { pale, m, r, l, popL, leafL, glow, dark, roofL, roofR, landL, landR } = ink;
  return (
    shape(r, oval(0, -7, 160, 7)) +
    shape(r, oval(-66, -22, 94, 22)) +
    shape(pale, oval(-68, -28, 94, 22)) +
    shape(m, oval(-68, -28, 74, 15)) +
    shape(l, 'M-126-34q-4-18 16-18q44 10 82 0q18 2 14 16q-6 10-20 6q-34 6-70 2q-16 4-22-6z') +
    shape(m, 'M-124-28q4 8 20 4q36 4 70-2q14 2 20-10q2 12-8 16q-50 12-88 4q-14-2-14-12z') +
    shape(leafL, disc(-12, -24, 7), disc(-20, -19, 6)) +
    shape(landR, oval(-118, -14, 19, 7)) +
    shape(glow, oval(-118, -17, 16, 5)) +
    line(roofR, 15, 'M-112-70C-156-120-118-158-78-128C-38-158 0-120-44-70', 'M-44-62L-104-112', 'M-112-62L-52-112') +
    line(roofL, 8, 'M-114-74C-154-120-118-154-80-126', 'M-74-128C-44-150-10-126-40-78', 'M-48-68L-102-112') +
    shape(
      pale,
      ...[
        [-128, -118],
        [-110, -136],
        [-58, -136],
        [-34, -104],
        [-78, -92],
        [-94, -78],
      ].map(([x = 0, y = 0]) => box(x, y, 5, 4)),
    ) +
    line(m, 10, 'M128-108q36-2 34 34t-34 36') +
    shape(glow, box(44, -122, 88, 116)) +
    shape(landR, box(104, -122, 28, 116)) +
    shape(landL, ...[0, 1, 2].map((i) => box(52 + i * 26, -112, 14, 98))) +
    shape(m, ...[0, 1, 2].map((i) => box(60 + i * 26, -112, 6, 98))) +
    shape(
      pale,
      box(40, -10, 96, 8),
      'M38-116q-8-20 12-24q4-18 28-14q20-12 36 4q24 0 24 18q4 12-8 16v16q-6 8-12 0v-12H54v18q-6 8-12 0z',
    ) +
    shape(l, disc(58, -128, 7), disc(112, -134, 8)) +
    shape(popL, box(-156, -8, 40, 4)) +
    shape(dark, box(20, -8, 14, 4))
  );
}

/** A coffee house of Vienna: a cup under a cap of milk on a silver tray, a glass of water, a slice of chocolate cake. */
export function coffeeTable({ ink }: Pen): string {
  const { pale, m, r, l, popL, popR, glow, dark, roofL, roofR, glint, water } = ink;
  return (
    shape(r, oval(0, -12, 166, 12)) +
    shape(m, oval(0, -18, 166, 13)) +
    shape(pale, oval(0, -20, 156, 10)) +
    shape(r, oval(-74, -22, 68, 10)) +
    shape(l, oval(-76, -25, 68, 10)) +
    line(l, 9, 'M-30-84q36-6 32 20t-44 26') +
    shape(pale, 'M-128-98Q-126-38-96-28H-52Q-22-38-20-98z') +
    shape(r, 'M-48-98Q-46-44-68-28H-52Q-22-38-20-98z') +
    shape(popL, 'M-126-78Q-74-66-23-78L-25-66Q-74-54-124-66z') +
    shape(dark, oval(-74, -98, 54, 13)) +
    shape(roofR, oval(-74, -97, 48, 10)) +
    shape(pale, 'M-118-98q2-18 20-16q6-18 26-12q20-8 26 10q18 0 18 18q-44 16-90 0z') +
    shape(glow, disc(-84, -112, 4), disc(-64, -108, 4), disc(-72, -118, 3)) +
    shape(glint, 'M10-112h42l-5 86h-32z') +
    shape(water, 'M12-94h38l-4 66h-30z') +
    shape(pale, box(17, -106, 5, 70)) +
    shape(m, poly(4, -116, 58, -122, 60, -116, 6, -110)) +
    shape(r, oval(112, -22, 52, 8)) +
    shape(pale, oval(112, -25, 52, 8)) +
    shape(dark, poly(72, -30, 150, -34, 150, -76, 72, -68)) +
    shape(roofL, poly(72, -56, 150, -62, 150, -50, 72, -46)) +
    shape(popR, poly(72, -51, 150, -57, 150, -53, 72, -48)) +
    shape(roofR, poly(72, -68, 116, -88, 152, -80, 150, -72)) +
    shape(pale, 'M118-84q-6-20 12-24q2-14 14-8q16 0 12 16q8 14-10 18z') +
    shape(glow, disc(92, -76, 6)) +
    shape(dark, poly(-160, -24, -120, -36, -118, -32, -158, -20)) +
    times(2, (i) => line(pale, 4, `M${nums(-92 + i * 30, -132)}q10-6 2-14t4-12`))
  );
}

/** Venice at the counter: bread with what the lagoon gives, two small glasses of wine. */
export function cicchetti({ ink }: Pen): string {
  const { pale, m, r, popL, popR, leafL, leafR, glow, dark, roofL, roofR, landL, landR, glint } = ink;
  const glass = (x: number, light: string, shade: string): string =>
    shape(glint, `M${nums(x - 24, -160)}h48l-5 68q-19 14-38 0z`) +
    shape(light, `M${nums(x - 22, -138)}h44l-4 46q-18 12-36 0z`) +
    shape(shade, `M${nums(x + 6, -138)}h16l-4 46q-6 5-12 6z`) +
    shape(m, box(x - 3, -90, 6, 34), oval(x, -54, 20, 5)) +
    shape(pale, box(x - 17, -152, 5, 50));
  const bread = (x: number, y: number, toppings: string): string =>
    shape(roofR, oval(x, y + 8, 40, 12)) +
    shape(landR, oval(x, y + 3, 40, 12)) +
    shape(glow, oval(x, y, 40, 12)) +
    toppings;
  const prawn = (x: number, y: number): string =>
    line(popL, 10, `M${nums(x - 18, y - 4)}q2-24 22-20q18 4 10 20`) +
    line(
      pale,
      3,
      path(x - 12, y - 17, x - 20, y - 21),
      path(x - 2, y - 22, x - 4, y - 30),
      path(x + 10, y - 18, x + 16, y - 24),
    );
  const cod = (x: number, y: number): string =>
    shape(pale, `M${nums(x - 30, y)}q0-20 16-20q12-14 26 0q18 2 18 20q-30 10-60 0z`) +
    shape(leafL, `M${nums(x - 2, y - 20)}q-4-14 12-20q6 14-12 20z`);
  const tomato = (x: number, y: number): string =>
    shape(popR, disc(x - 12, y - 8, 12), disc(x + 12, y - 7, 12)) +
    shape(popL, disc(x - 14, y - 10, 9), disc(x + 10, y - 9, 9)) +
    shape(leafR, `M${nums(x, y - 14)}q-16-4-16-18q18 0 16 18z`);
  return (
    shape(r, oval(0, -6, 164, 6)) +
    glass(88, popL, popR) +
    glass(136, glow, landR) +
    shape(roofL, poly(-160, -52, 168, -52, 154, -12, -168, -12)) +
    shape(roofR, poly(-168, -12, 154, -12, 154, -4, -168, -4), poly(168, -52, 168, -44, 154, -4, 154, -12)) +
    bread(-112, -48, prawn(-112, -50)) +
    bread(-22, -50, cod(-22, -52)) +
    bread(-70, -26, tomato(-70, -28)) +
    bread(22, -27, prawn(22, -29)) +
    shape(leafL, oval(104, -30, 13, 8)) +
    shape(leafR, oval(124, -26, 13, 8)) +
    shape(dark, disc(104, -30, 3), disc(124, -26, 3), poly(-24, -66, -20, -110, -17, -110, -20, -66)) +
    shape(landL, disc(-18, -112, 5))
  );
}

/** A round pie of New York with a slice pulled out of it. */
export function pizza({ ink }: Pen): string {
  const { pale, m, r, popL, popR, leafL, leafR, glow, roofL, roofR, landR } = ink;
  return (
    shape(r, oval(4, -10, 150, 10)) +
    shape(m, oval(0, -46, 166, 44)) +
    shape(pale, oval(0, -52, 166, 44)) +
    shape(roofR, oval(-6, -58, 148, 40)) +
    shape(landR, oval(-6, -63, 148, 40)) +
    shape(popR, oval(-6, -65, 130, 32)) +
    shape(glow, oval(-8, -67, 124, 29)) +
    shape(pale, oval(-60, -78, 24, 8), oval(40, -84, 26, 8), oval(-20, -52, 28, 9), oval(-90, -60, 16, 6)) +
    shape(
      popL,
      oval(-30, -80, 17, 7),
      oval(6, -70, 17, 7),
      oval(-66, -60, 17, 7),
      oval(70, -74, 17, 7),
      oval(-6, -90, 14, 5),
    ) +
    shape(leafR, 'M-44-68q-12-16-2-24q14 10 2 24z', 'M34-64q4-16 20-16q-2 14-20 16z') +
    shape(leafL, 'M-2-56q-16-6-18-18q18 2 18 18z', 'M-88-74q2-14 18-14q-2 14-18 14z') +
    shape(pale, poly(0, -64, 150, -66, 116, -20, 30, -16)) +
    '<g transform="translate(22 10)">' +
    shape(roofR, poly(4, -62, 118, -74, 134, -34, 126, -26)) +
    shape(glow, poly(4, -66, 118, -78, 134, -38)) +
    shape(roofL, 'M112-80q14-2 20 12q12 12 10 28q-4 8-12 4l-18-36q-4-6 0-8z') +
    shape(popL, oval(82, -66, 15, 7), oval(108, -54, 14, 7)) +
    shape(leafL, 'M60-62q0-12 14-14q0 12-14 14z') +
    '</g>' +
    line(pale, 5, 'M-40-112q12-8 2-18t6-18', 'M0-116q12-8 2-18t6-18', 'M40-112q12-8 2-18t6-18')
  );
}
