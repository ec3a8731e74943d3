import { arch, box, disc, nums, oval, path, line, poly, shape, times } from '../svg.js';
import { block, merlons, type MotifArt, type Pen } from './art.js';
import { giltBronze, riverGod } from './bronzes.js';
import { steppedPyramid } from './crags.js';
import { bean, mermaid, onColumn, plinth, seated, standing } from './figures.js';
import { bronzeHero, empress, lounging } from './heroes.js';
import { palaceFountain } from './fountains.js';
import { louvre } from './louvre.js';

function pyramids(pen: Pen): string {
  if (/louvre/i.test(pen.name)) return louvre(pen);
  if (/cestius/i.test(pen.name)) return steepPyramid(pen);
  return pen.region === 'america' ? steppedPyramid(pen) : desert(pen);
}

function desert({ ink, name }: Pen): string {
  const { l, r, m, dark, landL, landR, pale } = ink;
  const one = (x: number, half: number, h: number, edge: number): string =>
    shape(l, poly(x - half, 0, x, -h, x + edge, 0)) +
    shape(r, poly(x + edge, 0, x, -h, x + half, 0)) +
    shape(
      m,
      times(4, (i) => {
        const y = 0.2 + i * 0.19;
        return poly(
          x - half * (1 - y) * 0.9,
          -h * y,
          x - half * (1 - y) * 0.2,
          -h * y,
          x - half * (1 - y) * 0.26,
          -h * y - 4,
          x - half * (1 - y) * 0.82,
          -h * y - 4,
        );
      }),
    );
  const camel = (x: number, s: number): string =>
    `M${nums(x, 0)}l${nums(2 * s, -26 * s)}q${nums(-8 * s, -4 * s, -7 * s, -12 * s)}q${nums(6 * s, -4 * s, 10 * s, -2 * s)}q${nums(8 * s, -16 * s, 16 * s, -1 * s)}q${nums(10 * s, -2 * s, 14 * s, 4 * s)}q${nums(8 * s, 2 * s, 9 * s, -16 * s)}q${nums(1 * s, -8 * s, 8 * s, -7 * s)}l${nums(8 * s, 3 * s)}l${nums(-1 * s, 5 * s)}l${nums(-8 * s, 0)}q${nums(-1 * s, 26 * s, -13 * s, 30 * s)}l${nums(-1 * s, 22 * s)}h${nums(-5 * s)}l${nums(-2 * s, -20 * s)}h${nums(-16 * s)}l${nums(-4 * s, 20 * s)}z`;
  return (
    one(184, 110, 118, 34) +
    one(-176, 124, 138, 28) +
    one(20, 196, 238, 52) +
    shape(pale, poly(-7, -206, 20, -238, 27, -206, 12, -200, 2, -208)) +
    shape(m, poly(27, -206, 20, -238, 46, -206, 38, -202)) +
    shape(landR, 'M-300 0Q-200-26-90-12Q40 4 140-10Q230-22 300 0z') +
    shape(landL, 'M-300 0Q-160-16 0-4Q140 4 300 0z') +
    (/giza|saqqara|dahshur|cheops|meroë/i.test(name)
      ? shape(dark, camel(-148, 0.8), camel(-92, 0.8)) +
        shape(dark, oval(-132, -43, 4, 4), poly(-138, -30, -135, -40, -128, -40, -125, -30))
      : '')
  );
}

/** A Roman's grave of white marble, steeper than Egypt's, built into the brick of the city wall. */
function steepPyramid({ ink }: Pen): string {
  const { l, r, m, pale, popL, popR, dark, leafL, leafR } = ink;
  const wall = (x: number, width: number): string =>
    shape(popL, box(x, -66, width * 0.7, 66), merlons(x, -66, width * 0.66, 5, 14)) +
    shape(popR, box(x + width * 0.7, -66, width * 0.3, 66), merlons(x + width * 0.74, -66, width * 0.26, 2, 14)) +
    shape(dark, arch(x + width * 0.3, -18, 8, 22));
  return (
    wall(-276, 170) +
    wall(112, 164) +
    shape(pale, poly(-128, 0, 6, -238, 34, 0)) +
    shape(r, poly(34, 0, 6, -238, 136, 0)) +
    shape(
      l,
      times(5, (i) => box(-108 + i * 21, -36 - i * 38, 118 - i * 21, 3)),
    ) +
    shape(
      m,
      times(4, (i) => box(44, -36 - i * 38, 64 - i * 19, 3)),
    ) +
    shape(leafR, disc(-272, -16, 26), disc(-240, -10, 20), disc(276, -14, 24)) +
    shape(leafL, disc(-278, -22, 15), disc(270, -20, 13))
  );
}

function statue(pen: Pen): string {
  if (/trevi/i.test(pen.name)) return palaceFountain(pen);
  if (/christ|redeemer|cristo/i.test(pen.name)) return redeemer(pen);
  if (/libert/i.test(pen.name)) return liberty(pen);
  if (/mermaid/i.test(pen.name)) return mermaid(pen);
  if (/cloud gate/i.test(pen.name)) return bean(pen);
  if (/velázquez/i.test(pen.name)) return seated(pen);
  if (/gilt/i.test(pen.name)) return giltBronze(pen);
  if (/maria theresa/i.test(pen.name)) return empress(pen);
  if (/bronze david|as mars/i.test(pen.name)) return bronzeHero(pen);
  if (/oscar wilde/i.test(pen.name)) return lounging(pen);
  if (/nile god/i.test(pen.name)) return riverGod(pen);
  if (/column|\bangel\b|victory|independence/i.test(pen.name)) return onColumn(pen);
  return /horse|equestrian|rider|king|emperor|marcus|wenceslas|garibaldi|archduke|colleoni|wellington/i.test(pen.name)
    ? rider(pen)
    : standing(pen);
}

function liberty({ ink }: Pen): string {
  const { leafL, leafR, glow, popL, m, pale, dark } = ink;
  return (
    block(ink, -86, 0, 172, 26) +
    plinth(ink, 44, 136) +
    shape(
      dark,
      times(3, (i) => box(-34 + i * 17, -112, 8, 26)),
    ) +
    shape(leafL, 'M-34-136C-30-190-36-238-28-276L-34-296L-44-366L-30-368L-18-308Q0-300 18-296L30-262L24-220L36-136z') +
    shape(leafL, disc(0, -318, 15), box(-7, -308, 14, 16)) +
    shape(
      leafR,
      'M8-298L18-296L30-262L24-220L36-136H8C16-190 4-250 8-298z',
      'M2-332a15 15 0 0 1 4 27z',
      'M-24-136C-18-180-22-220-8-258C-14-210-10-170-14-136z',
      'M-32-296L-38-362L-32-364L-20-306z',
    ) +
    shape(m, poly(20, -262, 40, -268, 46, -220, 26, -214)) +
    shape(pale, poly(20, -262, 30, -265, 36, -217, 26, -214)) +
    shape(
      leafL,
      times(7, (i) => {
        const a = Math.PI * (1.12 + i * 0.127);
        return poly(
          13 * Math.cos(a - 0.16),
          -322 + 13 * Math.sin(a - 0.16),
          36 * Math.cos(a),
          -320 + 36 * Math.sin(a),
          13 * Math.cos(a + 0.16),
          -322 + 13 * Math.sin(a + 0.16),
        );
      }),
    ) +
    shape(m, 'M-17-322Q0-336 17-322L16-317Q0-330-16-317z') +
    shape(m, poly(-47, -366, -27, -368, -32, -384, -43, -383), box(-50, -388, 27, 6)) +
    shape(glow, 'M-46-388C-56-404-40-410-38-430C-28-416-16-404-28-388z') +
    shape(popL, 'M-40-388c-4-10 2-14 4-24c6 8 8 16 2 24z')
  );
}

function redeemer({ ink }: Pen): string {
  const { l, r, m, pale, landL, landR, leafL, leafR } = ink;
  return (
    shape(landR, 'M-152 0C-120-30-104-120-72-160Q-40-190-28-206H30C50-180 74-150 96-84Q118-20 152 0z') +
    shape(landL, 'M-152 0C-120-30-104-120-72-160Q-40-190-28-206H2C-20-160-14-120-34-84Q-50-30-40 0z') +
    shape(leafR, 'M-152 0q20-44 60-40q24-30 60-16q20-34 66-14q40-14 60 20q40 6 58 50z') +
    shape(leafL, 'M-152 0q20-44 60-40q14-18 32-20q-10 34-2 60z', 'M-34 0q0-40 32-52q20-16 40-12q-20 24-12 64z') +
    `<g transform="translate(0-138)scale(.78)">` +
    block(ink, -30, -88, 60, 52) +
    shape(pale, box(-34, -144, 68, 6)) +
    shape(
      l,
      'M-26-144C-22-200-24-250-20-284L-132-282L-136-300L-24-318Q0-326 24-318L136-300L132-282L20-284C24-250 22-200 26-144z',
    ) +
    shape(r, 'M6-322Q16-322 24-318L136-300L132-282L20-284C24-250 22-200 26-144H4C10-200 2-260 6-322z') +
    shape(m, poly(-110, -282, -96, -304, -84, -306, -78, -283), poly(-16, -144, -10, -270, -6, -270, -8, -144)) +
    shape(r, poly(-60, -283, -22, -286, -22, -246)) +
    shape(l, oval(0, -338, 13, 17)) +
    shape(r, 'M3-354a13 17 0 0 1 0 33z') +
    '</g>'
  );
}

function rider({ ink }: Pen): string {
  const { leafL, leafR, m, dark, glow } = ink;
  return (
    '<g transform="scale(1.28)">' +
    plinth(ink, 58, 150) +
    shape(glow, box(-32, -106, 40, 14)) +
    shape(
      leafR,
      'M-50-150L-37-150L-40-160L-34-178L-24-194L6-192L9-174L5-150L18-150L21-178L25-193L45-186L47-172L40-161L52-160L58-173L55-193L36-208L35-216L47-240L61-243L69-251L65-259L51-273L45-284L40-273Q26-263 14-237L-34-235Q-55-237-59-214L-55-196L-60-180L-53-164z',
      'M-30-198L-23-177L-31-164L-28-150L-15-150L-18-162L-11-178L-8-196z',
      'M-52-233Q-80-228-73-178Q-64-190-56-206z',
    ) +
    shape(
      leafL,
      'M-58-214Q-55-237-34-235L14-237Q26-263 40-273L46-269Q38-244 27-222Q-8-204-46-204L-50-180L-58-180L-55-196z',
      'M35-216L47-240L56-242L50-232L38-210z',
    ) +
    shape(
      leafL,
      'M-15-234L-11-272Q-9-284 4-286Q16-284 17-272L31-257L29-250L12-260L13-236L17-214L10-192L20-186H3L3-212L-9-219z',
      disc(4, -297, 10),
    ) +
    shape(
      leafR,
      'M8-286Q16-284 17-272L31-257L29-250L12-260L13-236L17-214L10-192L8-192L10-216L4-236z',
      'M6-307a10 10 0 0 1 0 20z',
      'M-15-240q-26 8-34 34q18-8 34-6z',
    ) +
    shape(m, 'M-12-304Q4-322 20-304z') +
    line(dark, 4, path(29, -254, 60, -246)) +
    '</g>'
  );
}

export const ancient = {
  pyramids: { role: 'monument', w: 604, h: 242, draw: pyramids },
  statue: { role: 'monument', w: 304, h: 434, handed: /libert/i, draw: statue },
} satisfies Record<string, MotifArt>;
