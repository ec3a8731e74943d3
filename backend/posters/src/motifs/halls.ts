import { arch, box, disc, line, nums, ogive, oval, path, poly, shape, times } from '../svg.js';
import { block, cone, drum, merlons, type MotifArt, type Pen } from './art.js';
import { paperTent } from './emblems.js';
import { oneSpire, sandstoneChurch, whiteGable } from './churches.js';
import { buttressedHall, squareGothic } from './gothicfronts.js';
import { crownedBasilica, goldenVirgin } from './hillchurches.js';
import { castleRock } from './crags.js';
import { hofburg } from './facades.js';
import { fourTowers, wawel } from './hillcastles.js';
import { clockPalace, grandHotel, hillTower, paintedTower } from './keeps.js';
import { whiteLoggias } from './loggias.js';
import { bellTowers, castleMinster, squareTowers, steepled, stripedMinster, twinSpires } from './minsters.js';
import { bourse, casaRosada, rockPalace, royalPalace } from './palaces.js';
import { drumTomb, goldTower } from './polygons.js';
import { hillFort, windPalace } from './rajput.js';
import { loneFront } from './ruins.js';
import { ethiopianCathedral, woodenCathedral } from './southchurches.js';
import { milan, sagrada, steppedTower } from './spires.js';
import { crownTower, desertFort, dzong, moorishPalace, paintedPalace } from './strongholds.js';
import { gabledHall, throneHall } from './thrones.js';

function cathedral(pen: Pen): string {
  if (/sagrada/i.test(pen.name)) return sagrada(pen);
  if (/ruins of/i.test(pen.name)) return loneFront(pen);
  if (/cardboard/i.test(pen.name)) return paperTent(pen);
  if (/hallgr/i.test(pen.name)) return steppedTower(pen);
  if (/milan|duomo/i.test(pen.name)) return milan(pen);
  if (/vitus/i.test(pen.name)) return castleMinster(pen);
  if (/cologne/i.test(pen.name)) return twinSpires(pen);
  if (/siena/i.test(pen.name)) return stripedMinster(pen);
  if (/york minster/i.test(pen.name)) return squareTowers(pen);
  if (/strasbourg/i.test(pen.name)) return oneSpire(pen);
  if (/^st. francis church$/i.test(pen.name)) return whiteGable(pen);
  if (/^christ church$/i.test(pen.name)) return sandstoneChurch(pen);
  if (/fourvi/i.test(pen.name)) return crownedBasilica(pen);
  if (/notre-dame de la garde/i.test(pen.name)) return goldenVirgin(pen);
  if (/peter and paul/i.test(pen.name)) return woodenCathedral(pen);
  if (/^holy trinity cathedral$/i.test(pen.name)) return ethiopianCathedral(pen);
  if (/^notre-dame basilica$/i.test(pen.name)) return squareGothic(pen);
  if (/^la seu$/i.test(pen.name)) return buttressedHall(pen);
  if (/^notre-dame$/i.test(pen.name)) return gothic(pen);
  return pen.region === 'america' && !/notre-dame|trinity|george|francis/i.test(pen.name)
    ? bellTowers(pen)
    : steepled(pen);
}

/** Notre-Dame of Paris. */
function gothic({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, glow, dark } = ink;
  const tower = (x: number): string =>
    block(ink, x, 0, 62, 268, 0.68) +
    shape(
      pane,
      ogive(x + 7, -178, 14, 76),
      ogive(x + 24, -178, 14, 76),
      ogive(x + 48, -178, 9, 76),
      ogive(x + 12, -104, 20, 40),
    ) +
    shape(pale, box(x - 3, -272, 66, 7), box(x - 2, -176, 45, 5), box(x - 2, -96, 45, 5)) +
    shape(
      l,
      times(4, (i) => poly(x - 2 + i * 18, -272, x + 2 + i * 18, -292, x + 6 + i * 18, -272)),
    );
  return (
    shape(r, poly(30, 0, 30, -150, 190, -138, 190, 0)) +
    shape(roofL, poly(30, -150, 46, -204, 176, -190, 192, -138)) +
    shape(roofR, poly(100, -145, 108, -197, 176, -190, 192, -138)) +
    shape(
      dark,
      times(5, (i) => ogive(62 + i * 26, -76 + i * 1.5, 12, 54)),
    ) +
    line(m, 6, ...Array.from({ length: 5 }, (_, i) => `M${nums(56 + i * 26, -118 + i * 2)}q14 8 22 62v46`)) +
    shape(
      m,
      times(5, (i) => poly(72 + i * 26, -62, 78 + i * 26, -88, 84 + i * 26, -62)),
    ) +
    shape(roofL, poly(86, -198, 96, -366, 98, -198)) +
    shape(roofR, poly(98, -198, 96, -366, 107, -196)) +
    shape(glow, disc(96, -366, 4)) +
    shape(m, box(-80, -190, 80, 190)) +
    tower(-142) +
    tower(-6) +
    shape(l, box(-80, -186, 74, 92)) +
    shape(
      pane,
      times(4, (i) => ogive(-78 + i * 19, -186, 13, 34)),
    ) +
    shape(pale, box(-80, -190, 76, 6)) +
    shape(pale, disc(-43, -138, 33)) +
    shape(dark, disc(-43, -138, 28)) +
    shape(
      glow,
      times(8, (i) => disc(-43 + 18 * Math.cos((i * Math.PI) / 4), -138 + 18 * Math.sin((i * Math.PI) / 4), 6)),
      disc(-43, -138, 7),
    ) +
    shape(l, box(-82, -94, 78, 94)) +
    shape(pale, box(-144, -98, 202, 6)) +
    shape(
      m,
      times(9, (i) => arch(-138 + i * 21, -74, 13, 18)),
    ) +
    shape(pale, ogive(-66, 0, 46, 70), ogive(-134, 0, 36, 56), ogive(4, 0, 34, 56)) +
    shape(dark, ogive(-58, 0, 30, 56), ogive(-128, 0, 24, 44), ogive(10, 0, 22, 44))
  );
}

function castle(pen: Pen): string {
  if (/amber|amer fort|mehrangarh/i.test(pen.name)) return hillFort(pen);
  if (/edinburgh/i.test(pen.name)) return castleRock(pen);
  if (/prague castle/i.test(pen.name)) return `<g transform="scale(.94)">${castleMinster(pen)}</g>`;
  if (/wawel/i.test(pen.name)) return wawel(pen);
  if (/toledo|bratislava/i.test(pen.name)) return fourTowers(pen);
  if (/frontenac/i.test(pen.name)) return grandHotel(pen);
  if (/gediminas/i.test(pen.name)) return hillTower(pen);
  if (/krumlov/i.test(pen.name)) return paintedTower(pen);
  if (/minčeta/i.test(pen.name)) return crownTower(pen);
  if (/torre del oro/i.test(pen.name)) return goldTower(pen);
  if (/caecilia metella/i.test(pen.name)) return drumTomb(pen);
  if (/dzong/i.test(pen.name)) return dzong(pen);
  if (pen.region === 'africa' || /\bark\b|fort\b|fortaleza|castillo|citadel|narikala|of david/i.test(pen.name))
    return desertFort(pen);
  return pen.region === 'asia' ? keep(pen) : fortress(pen);
}

function fortress({ ink }: Pen): string {
  const { l, m, r, pane, pale, leafL, leafR, landL, landR, roofL, roofR, popL, popR } = ink;
  const turret = (x: number, foot: number, w: number, h: number, roof: number): string =>
    drum(ink, x, -foot, w, h) +
    shape(pale, box(x - 3, -foot - h, w + 6, 6)) +
    cone(ink, x - 7, -foot - h, w + 14, roof) +
    shape(pane, arch(x + w * 0.4, -foot - h + 34, w * 0.2, 18), arch(x + w * 0.4, -foot - h + 78, w * 0.2, 16));
  return (
    shape(landR, 'M-180 0L-160-40L-128-58L-110-98L-60-112L90-110L128-86L140-48L178 0z') +
    shape(landL, 'M-180 0L-160-40L-128-58L-110-98L-60-112L-10-112L-40-74L-20-44L-60 0z') +
    turret(28, 108, 34, 196, 76) +
    block(ink, -34, -106, 82, 124, 0.64) +
    shape(roofL, poly(-40, -228, -22, -278, 34, -278, 18, -228)) +
    shape(roofR, poly(18, -228, 34, -278, 54, -228)) +
    shape(
      pane,
      times(3, (i) => times(3, (j) => arch(-24 + j * 15, -118 - i * 36, 8, 20))),
      times(3, (i) => arch(28, -118 - i * 36, 8, 20)),
    ) +
    turret(-62, 104, 30, 148, 62) +
    turret(-110, 92, 40, 92, 56) +
    block(ink, -76, -84, 144, 66, 0.66) +
    shape(l, merlons(-76, -150, 95, 6, 12)) +
    shape(r, merlons(22, -150, 46, 3, 12)) +
    shape(pane, arch(-18, -84, 26, 44), arch(-54, -104, 8, 20), arch(40, -104, 8, 20)) +
    turret(74, 78, 36, 84, 50) +
    shape(popL, poly(45, -378, 76, -390, 45, -398)) +
    shape(popR, poly(45, -378, 60, -384, 45, -388)) +
    line(m, 3, path(45, -376, 45, -400)) +
    shape(leafR, 'M-176 0q4-34 30-34q10-22 34-14q24 4 30 48z') +
    shape(leafL, 'M60 0q6-40 36-38q10-24 36-12q34 6 44 50z') +
    shape(leafR, 'M112 0q2-30 26-36q34 6 38 36z') +
    shape(m, 'M-84 0Q-24-26-16-84L8-84Q10-30-50 0z')
  );
}

/** A Japanese castle keep: white walls between curved roofs, on a battered stone base. */
function keep({ ink }: Pen): string {
  const { l, r, m, roofL, roofR, pane, pale, landL, landR, glow } = ink;
  const roof = (y: number, half: number, high: number): string =>
    shape(
      roofL,
      `M${nums(-half, -y + 2)}Q${nums(-half * 0.8, -y - 4, -half * 0.68, -y - high)}H${half * 0.68}Q${nums(half * 0.8, -y - 4, half, -y + 2)}Q0 ${-y + 10} ${nums(-half, -y + 2)}z`,
    ) +
    shape(
      roofR,
      `M${nums(half * 0.2, -y - high)}H${half * 0.68}Q${nums(half * 0.8, -y - 4, half, -y + 2)}Q${nums(half * 0.6, -y + 7, half * 0.3, -y + 7)}z`,
    );
  const storey = (y: number, w: number, h: number): string =>
    block(ink, -w / 2, -y, w, h, 0.64) +
    shape(
      pane,
      times(4, (i) => box(-w * 0.4 + i * w * 0.22, -y - h * 0.62, w * 0.08, h * 0.36)),
    );
  const gable = (x: number, y: number, w: number, h: number): string =>
    shape(roofR, poly(x - w / 2, -y, x, -y - h, x + w / 2, -y)) +
    shape(pale, poly(x - w * 0.3, -y, x, -y - h * 0.62, x + w * 0.3, -y));
  return (
    shape(landL, 'M-160 0Q-128-30-118-92H34L20 0z') +
    shape(landR, 'M20 0L34-92H118Q128-30 160 0z') +
    shape(
      m,
      times(4, (i) => box(-120 + i * 30, -24 - (i % 2) * 34, 20, 12)),
    ) +
    storey(92, 210, 52) +
    roof(142, 140, 30) +
    gable(-40, 146, 90, 44) +
    storey(170, 160, 44) +
    roof(212, 112, 28) +
    gable(16, 214, 70, 36) +
    storey(238, 116, 40) +
    roof(276, 86, 26) +
    storey(300, 80, 34) +
    shape(roofL, 'M-70-330Q-46-344-34-380H34Q46-344 70-330Q0-320-70-330z') +
    shape(roofR, 'M14-380H34Q46-344 70-330Q40-325 20-325z') +
    shape(glow, oval(-32, -384, 6, 10), oval(32, -384, 6, 10)) +
    shape(l, box(-150, -6, 120, 6)) +
    shape(r, box(30, -6, 120, 6))
  );
}

function palace(pen: Pen): string {
  if (/hawa mahal/i.test(pen.name)) return windPalace(pen);
  if (/hofburg/i.test(pen.name)) return hofburg(pen);
  if (/pena palace/i.test(pen.name)) return paintedPalace(pen);
  if (/alhambra|bahia/i.test(pen.name)) return moorishPalace(pen);
  if (/de la bourse/i.test(pen.name)) return bourse(pen);
  if (/prince’s palace/i.test(pen.name)) return rockPalace(pen);
  if (/^royal castle$/i.test(pen.name)) return clockPalace(pen);
  if (/de los lópez/i.test(pen.name)) return `<g transform="scale(.95)">${whiteLoggias(pen)}</g>`;
  if (/casa rosada/i.test(pen.name)) return casaRosada(pen);
  if (pen.region !== 'asia') return /^royal palace$/i.test(pen.name) ? royalPalace(pen) : baroque(pen);
  return /grand palace|^royal palace$/i.test(pen.name) ? gabledHall(pen) : throneHall(pen);
}

function baroque({ ink }: Pen): string {
  const { l, m, r, pane, pale, roofL, roofR, glow, dark, popL, popR } = ink;
  const pavilion = (x: number, w: number, h: number): string =>
    block(ink, x - w / 2, 0, w, h, 0.7) +
    shape(pale, box(x - w / 2 - 4, -h - 5, w + 8, 7)) +
    shape(roofL, `M${nums(x - w / 2, -h - 5)}q${nums(4, -36, 14, -44)}H${x + w / 2 - 14}q${nums(10, 8, 14, 44)}z`) +
    shape(roofR, `M${nums(x + w * 0.2, -h - 49)}H${x + w / 2 - 14}q${nums(10, 8, 14, 44)}H${x + w * 0.2}z`) +
    shape(
      pane,
      times(2, (j) => times(3, (i) => arch(x - w * 0.38 + i * w * 0.28, -12 - j * h * 0.5, w * 0.16, h * 0.34))),
    ) +
    shape(glow, box(x - 2, -h - 64, 4, 16));
  return (
    shape(m, box(-220, -92, 440, 92)) +
    shape(r, box(60, -92, 160, 92)) +
    shape(roofL, poly(-220, -92, -212, -118, 60, -118, 60, -92)) +
    shape(roofR, poly(60, -92, 60, -118, 212, -118, 220, -92)) +
    shape(
      pane,
      times(2, (j) => times(16, (i) => box(-208 + i * 27, -82 + j * 44, 12, 28))),
    ) +
    shape(pale, box(-224, -96, 448, 6), box(-220, -48, 440, 4)) +
    pavilion(-196, 72, 104) +
    pavilion(196, 72, 104) +
    pavilion(0, 112, 116) +
    shape(pale, poly(-52, -116, 0, -142, 52, -116)) +
    shape(r, poly(-36, -119, 0, -136, 36, -119)) +
    shape(
      l,
      times(5, (i) => box(-48 + i * 22, -108, 8, 108)),
    ) +
    shape(dark, arch(-12, 0, 24, 44)) +
    line(m, 3.5, path(0, -160, 0, -204)) +
    shape(popL, poly(0, -204, 34, -196, 0, -184)) +
    shape(popR, poly(0, -184, 14, -188, 14, -200, 0, -196))
  );
}

export const halls = {
  cathedral: { role: 'monument', w: 392, h: 372, draw: cathedral },
  castle: { role: 'monument', w: 362, h: 402, draw: castle },
  palace: { role: 'monument', w: 472, h: 206, draw: palace },
} satisfies Record<string, MotifArt>;
