import { arch, box, num, nums, pierced, poly, shape, times } from '../svg.js';
import { openTower, thunderGate } from './citygates.js';
import { block, type MotifArt, type Pen } from './art.js';
import { fanlight, rockFront, splitGate } from './doorways.js';
import { clothHall, galleria } from './arcades.js';
import { blockOfDiscord, narrowStreet, prado } from './facades.js';
import { tusks } from './emblems.js';
import { pylon } from './egypt.js';
import { cityBell, harbourGate, horseshoeGate, memorialArch, paifang, palaceGate } from './gates.js';
import { stoneBuds } from './khmer.js';
import { ghats } from './riversteps.js';
import { honkan, kunsthistorisches } from './galleries.js';
import { jugolGate, madrasa, seaGate, twinMinarets } from './medinas.js';
import { peristyle } from './ruins.js';
import { steelArch } from './spans.js';
import { townGate } from './strongholds.js';
import { archedStadium, slopeTheatre } from './theatres.js';
import { gabledHall } from './thrones.js';

function arena(pen: Pen): string {
  if (/stadium/i.test(pen.name)) return archedStadium(pen);
  return /theat(er|re)/i.test(pen.name) ? slopeTheatre(pen) : amphitheatre(pen);
}

/** The Colosseum's way: a ring of arcades whose outer wall has broken off on one side, so that the inner ring shows. */
function amphitheatre({ ink }: Pen): string {
  const { l, m, r, dark, pale } = ink;
  const storeys = (
    radius: number,
    from: number,
    to: number,
    bays: number,
    levels: number,
    high: number,
    sag: number,
  ): string => {
    const at = (angle: number): number => radius * Math.sin(angle);
    const lift = (angle: number, level: number): number =>
      -level * high - level * sag * Math.cos(angle) * 0.5 + (1 - Math.cos(angle)) * -10;
    const angles = Array.from({ length: bays + 1 }, (_, index) => from + ((to - from) * index) / bays);
    const wall = (a: number, b: number): string =>
      poly(at(a), lift(a, 0), at(a), lift(a, levels), at(b), lift(b, levels), at(b), lift(b, 0));
    const opening = (a: number, b: number, level: number): string => {
      const width = at(b) - at(a);
      const middle = (a + b) / 2;
      return level === 3
        ? box(at(a) + width * 0.36, lift(middle, 3.62), width * 0.28, high * 0.26)
        : arch(at(a) + width * 0.22, lift(middle, level + 0.06), width * 0.58, high * 0.72);
    };
    const tone = (angle: number): string => (angle < -0.35 ? l : angle < 0.42 ? m : r);
    const bands: Record<string, string[]> = {};
    const holes: string[] = [];
    angles.slice(0, -1).forEach((a, index) => {
      const b = angles[index + 1] ?? a;
      (bands[tone((a + b) / 2)] ??= []).push(wall(a, b));
      for (let level = 0; level < levels; level += 1) holes.push(opening(a, b, level));
    });
    const cornices = times(levels, (level) => {
      const edge = (extra: number): string =>
        angles.map((a) => nums(at(a) * 1.004, lift(a, level + 1) - extra)).join(' ');
      const back = [...angles]
        .reverse()
        .map((a) => nums(at(a) * 1.004, lift(a, level + 1) + 5))
        .join(' ');
      return `M${edge(2)} ${back}z`;
    });
    return (
      Object.entries(bands)
        .map(([colour, pieces]) => shape(colour, ...pieces))
        .join('') +
      shape(dark, ...holes) +
      shape(pale, cornices)
    );
  };
  return (
    shape(r, 'M-150-92C-60-150 90-150 196-112L200-30L-150-30z') +
    shape(
      dark,
      times(9, (i) => arch(-40 + i * 25, -96 + i * 1.4, 14, 24)),
    ) +
    storeys(188, -0.1, 1.45, 9, 2, 46, 8) +
    storeys(204, -1.45, 0.36, 12, 4, 46, 8) +
    shape(m, 'M72-198L78-10L112-8L112-44L104-52L106-86L97-94L97-130L88-138L88-168z') +
    shape(dark, arch(86, -12, 15, 30), arch(85, -62, 12, 28)) +
    shape(m, 'M-206-11Q0 10 206-11V-6Q0 14-206-6z')
  );
}

function arches(pen: Pen): string {
  if (/harbour bridge|hohenzollern|luís/i.test(pen.name))
    return `<g transform="scale(.68)">${steelArch(pen, /luís/i.test(pen.name))}</g>`;
  if (/cloth hall/i.test(pen.name)) return `<g transform="scale(.8)">${clothHall(pen)}</g>`;
  if (/el bhar/i.test(pen.name)) return seaGate(pen);
  if (/galleria/i.test(pen.name)) return galleria(pen);
  return /tusks/i.test(pen.name) ? `<g transform="scale(.78)">${tusks(pen)}</g>` : aqueduct(pen);
}

function aqueduct({ ink }: Pen): string {
  const { l, r, pale, m } = ink;
  const low = (i: number): string => arch(-228 + i * 78, 0, 56, 104);
  const high = (i: number): string => arch(-231 + i * 39, -132, 26, 54);
  const inner = (x: number, bottom: number, width: number, height: number, deep: number): string => {
    const radius = width / 2;
    return `M${nums(x + width, bottom)}v${num(radius - height)}a${nums(radius, radius)} 0 0 0 ${num(-radius)} ${num(-radius)}a${nums(radius, radius)} 0 0 1 ${nums(radius - deep, radius)}V${num(bottom)}z`;
  };
  return (
    pierced(l, box(-240, -196, 480, 196), times(6, low), times(12, high)) +
    shape(
      r,
      times(6, (i) => inner(-228 + i * 78, 0, 56, 104, 16)),
      times(12, (i) => inner(-231 + i * 39, -132, 26, 54, 8)),
    ) +
    shape(pale, box(-246, -204, 492, 10), box(-244, -132, 488, 8)) +
    shape(m, box(-240, -194, 480, 4), box(-240, -124, 480, 5)) +
    shape(
      r,
      times(7, (i) => box(-246 + i * 78, -12, 24, 12)),
    ) +
    shape(l, box(-240, -212, 480, 9))
  );
}

const column = (x: number, foot: number, width: number, height: number): string =>
  box(x, foot - height, width, height) + box(x - width * 0.2, foot - height, width * 1.4, 7);

function templeColumns(pen: Pen): string {
  if (/karnak|philae|luxor temple/i.test(pen.name)) return pylon(pen);
  if (/vishwanath/i.test(pen.name)) return ghats(pen);
  if (/angkor/i.test(pen.name)) return stoneBuds(pen);
  if (/peristyle/i.test(pen.name)) return peristyle(pen);
  if (/khazneh/i.test(pen.name)) return rockFront(pen);
  if (/^wat |sacred tooth/i.test(pen.name)) return `<g transform="scale(.84)">${gabledHall(pen)}</g>`;
  return doric(pen);
}

function doric({ ink }: Pen): string {
  const { l, m, r, dark, pale, landL, landR } = ink;
  const front = Array.from({ length: 6 }, (_, i) => -150 + i * 33);
  const side = Array.from({ length: 7 }, (_, i) => 46 + i * 19 - i * i * 0.55);
  return (
    shape(landL, 'M-200 0L-188-30L-150-34L-120-48L34-48L20 0z') +
    shape(landR, 'M20 0L34-48L150-44L176-26L200 0z') +
    shape(landL, poly(40, -44, 96, -40, 70, -18, 44, -22)) +
    shape(dark, poly(-146, -66, -146, -172, 30, -172, 160, -160, 160, -62)) +
    shape(m, poly(-110, -66, -110, -164, 20, -164, 20, -66)) +
    shape(pale, poly(-176, -48, -168, -66, 34, -66, 36, -48)) +
    shape(r, poly(36, -48, 34, -66, 172, -62, 178, -46)) +
    shape(l, ...front.map((x) => column(x, -66, 17, 106))) +
    shape(r, ...front.map((x) => box(x + 11, -165, 6, 99))) +
    shape(m, ...side.map((x, i) => box(x, -170 + i * 1.4, 11 - i * 0.6, 105))) +
    shape(r, ...side.map((x, i) => box(x + 5, -170 + i * 1.4, 6 - i * 0.5, 105))) +
    shape(l, poly(-166, -172, -166, -196, 38, -196, 38, -172)) +
    shape(r, poly(38, -172, 38, -196, 170, -184, 170, -162)) +
    shape(
      m,
      times(7, (i) => box(-156 + i * 29, -190, 10, 14)),
    ) +
    shape(pale, poly(-174, -196, -66, -236, -30, -224, 44, -196)) +
    shape(r, poly(-138, -200, -66, -228, -40, -218, -34, -214, 12, -200)) +
    shape(m, poly(44, -196, -30, -224, 60, -210, 120, -196, 174, -184)) +
    shape(l, poly(-100, -200, -82, -212, -72, -204, -60, -218, -46, -200))
  );
}

function museumColumns(pen: Pen): string {
  if (/prado/i.test(pen.name)) return prado(pen);
  if (/honkan/i.test(pen.name)) return honkan(pen);
  return /kunsthistorisches/i.test(pen.name) ? kunsthistorisches(pen) : museum(pen);
}

function museum({ ink }: Pen): string {
  const { l, m, r, dark, pale, popL, popR, glow } = ink;
  return (
    block(ink, -196, 0, 392, 116, 0.74) +
    shape(pale, box(-202, -126, 404, 12)) +
    shape(
      dark,
      times(2, (i) => arch(-182 + i * 34, -24, 20, 62)),
      times(2, (i) => arch(130 + i * 32, -24, 18, 62)),
    ) +
    shape(dark, box(-106, -146, 212, 126)) +
    shape(glow, arch(-18, -20, 36, 78)) +
    shape(popL, box(-84, -136, 24, 84), box(64, -136, 24, 84)) +
    shape(popR, box(-84, -66, 24, 14), box(64, -66, 24, 14)) +
    shape(
      l,
      times(
        6,
        (i) => box(-114 + i * 42, -140, 20, 120) + box(-118 + i * 42, -148, 28, 9) + box(-118 + i * 42, -28, 28, 9),
      ),
    ) +
    shape(
      r,
      times(6, (i) => box(-102 + i * 42, -139, 8, 111)),
    ) +
    shape(l, box(-128, -172, 256, 25)) +
    shape(
      m,
      times(9, (i) => box(-118 + i * 28, -165, 14, 11)),
    ) +
    shape(pale, poly(-138, -172, 0, -226, 138, -172)) +
    shape(r, poly(-104, -177, 0, -217, 104, -177)) +
    shape(l, poly(-60, -177, -44, -192, -28, -186, 0, -208, 28, -186, 44, -192, 60, -177)) +
    shape(m, poly(-150, 0, -132, -20, 132, -20, 150, 0)) +
    shape(pale, box(-132, -20, 264, 5), box(-140, -12, 280, 4)) +
    shape(r, poly(150, 0, 132, -20, 176, -20, 190, 0)) +
    shape(l, poly(-176, -20, -190, 0, -150, 0, -132, -20))
  );
}

function gate(pen: Pen): string {
  if (/georgian door/i.test(pen.name)) return fanlight(pen);
  if (/casa batlló/i.test(pen.name)) return blockOfDiscord(pen);
  if (/spaccanapoli/i.test(pen.name)) return narrowStreet(pen);
  if (/puri /i.test(pen.name)) return splitGate(pen);
  if (/viru|serranos|jaffa|bootham|famagusta|of dawn|michael’s|porte saint-louis|de san juan/i.test(pen.name))
    return townGate(pen);
  if (/gateway of india/i.test(pen.name)) return harbourGate(pen);
  if (/zuweila/i.test(pen.name)) return twinMinarets(pen);
  if (/jugol/i.test(pen.name)) return jugolGate(pen);
  if (/registan/i.test(pen.name)) return madrasa(pen);
  if (/\bbab\b|jeloud|lahori|madras/i.test(pen.name)) return horseshoeGate(pen);
  if (/kaminarimon/i.test(pen.name)) return thunderGate(pen);
  if (/san niccolò/i.test(pen.name)) return openTower(pen);
  if (/chinatown/i.test(pen.name)) return paifang(pen);
  if (/bell tower/i.test(pen.name)) return cityBell(pen);
  if (/mun\b|mon\b|nandaimon|tiananmen|confucius|ô quan|liberty square/i.test(pen.name)) return palaceGate(pen);
  return /brandenburg|alcalá|wellington arch|carrousel|siegestor/i.test(pen.name) ? quadriga(pen) : memorialArch(pen);
}

function quadriga({ ink }: Pen): string {
  const { l, m, r, dark, pale, leafL, leafR, roofR } = ink;
  const horse = (x: number): string =>
    `M${nums(x, -214)}l-3-18c-3-10 2-16 8-18l-7-6c-1-8 5-13 11-13l5-6l3 7c5 6 5 12 2 18l8 12c6 2 8 8 7 24h-5l-2-14l-10-2l-4 16h-5l2-18l-5 0z`;
  return (
    block(ink, -206, 0, 84, 112, 0.8) +
    block(ink, 122, 0, 84, 112, 0.5) +
    shape(pale, poly(-212, -112, -164, -136, -118, -112), poly(118, -112, 164, -136, 212, -112)) +
    shape(
      dark,
      times(2, (i) => box(-192 + i * 32, -84, 14, 84)),
      times(2, (i) => box(140 + i * 32, -84, 14, 84)),
    ) +
    shape(roofR, box(-120, -150, 240, 150)) +
    shape(
      dark,
      times(5, (i) => box(-106 + i * 46, -138, 28, 138)),
    ) +
    shape(
      pale,
      times(5, (i) => (i === 2 ? box(-12, -120, 24, 120) : '')),
    ) +
    shape(
      l,
      times(
        6,
        (i) => box(-124 + i * 46, -148, 18, 148) + box(-128 + i * 46, -154, 26, 8) + box(-127 + i * 46, -7, 24, 7),
      ),
    ) +
    shape(
      r,
      times(6, (i) => box(-113 + i * 46, -147, 7, 140)),
    ) +
    shape(l, box(-134, -176, 268, 24)) +
    shape(
      m,
      times(11, (i) => box(-126 + i * 24, -171, 12, 14)),
    ) +
    shape(pale, box(-140, -182, 280, 7)) +
    block(ink, -112, -182, 224, 24, 0.66) +
    block(ink, -62, -206, 124, 10, 0.66) +
    shape(
      leafR,
      times(4, (i) => horse(-50 + i * 20)),
    ) +
    shape(leafL, horse(-58)) +
    shape(leafR, 'M18-216q2-22 22-22l4 22z') +
    shape(
      leafL,
      'M30-216l2-40c-2-14 12-16 14-4l22-8c-6 12-10 16-22 18l2 34z',
      box(47, -284, 3.5, 40),
      'M40-286h18l-9 12z',
    )
  );
}

export const classical = {
  arena: { role: 'monument', w: 420, h: 230, draw: arena },
  arches: { role: 'row', w: 492, h: 212, draw: arches },
  'temple-columns': { role: 'monument', w: 400, h: 238, draw: templeColumns },
  'museum-columns': { role: 'monument', w: 408, h: 228, draw: museumColumns },
  gate: { role: 'monument', w: 426, h: 288, draw: gate },
} satisfies Record<string, MotifArt>;
