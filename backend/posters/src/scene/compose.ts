import type { Landmark, Motif } from '../landmark.js';
import type { Role } from '../motifs/art.js';
import { isPathOfGates } from '../motifs/shrines.js';
import { num } from '../svg.js';
import { paintRidge, paintTown } from './distance.js';
import { hangingTo, paintBeach, paintLanterns, paintQuay, paintRowboat, paintTable } from './foreground.js';
import { covers, paintFraming, plantsOf, treeOf, type Framing } from './framing.js';
import { artOf, stand, viewpointOf, type Frame } from './frame.js';
import { groundOf, paintGround, paintWater } from './ground.js';
import { paintLead, roofOf } from './lead.js';
import { paintPeople } from './people.js';
import { paintOvercast, paintPuddles, paintStreaks } from './rain.js';
import { HALO, paintSky, type Sun } from './sky.js';
import type { Cast } from './cast.js';

const floats: readonly string[] = ['opera-shells', 'canal-houses', 'lighthouse'];

function castOf({ region }: Frame, landmarks: readonly Landmark[]): Cast {
  const hung = region === 'asia' ? landmarks.filter((one) => one.motif === 'lantern') : [];
  const shown = landmarks.filter((one) => !hung.includes(one));
  // Lanterns hang above the tea houses of their street.
  const lead = shown[0] ?? { motif: 'rooftops', name: 'Chaya' };
  const others = shown.slice(1);
  const of = (...roles: readonly Role[]): Landmark[] => others.filter((one) => roles.includes(artOf(one).role));
  const named = landmarks.find((one) => artOf(one).role === 'water')?.motif as Cast['water'];
  const wet = floats.includes(lead.motif) || landmarks.some((one) => ['span', 'vessel'].includes(artOf(one).role));
  return {
    lead,
    leadRole: artOf(lead).role,
    standing: of('monument', 'row'),
    relief: of('relief')[0],
    span: of('span')[0],
    tree: of('tree')[0],
    lanterns: hung.length === 0 ? undefined : hung[0] === landmarks[0] ? 'lead' : 'too',
    objects: of('object'),
    vessels: of('vessel'),
    flying: of('sky'),
    water: named ?? (wet ? (lead.motif === 'canal-houses' || of('span').length > 0 ? 'river' : 'harbour') : undefined),
  };
}

/** Whether the viewer's side of the picture is water: things on wheels, on tables and in woods keep the viewer ashore. */
const waterside = (cast: Cast): boolean =>
  cast.water !== undefined &&
  cast.lead.motif !== 'rooftops' &&
  !['object', 'tree', 'relief'].includes(cast.leadRole) &&
  !(cast.leadRole === 'sky') &&
  !isPathOfGates(cast.lead.name);

function backdrop(frame: Frame, cast: Cast): string {
  const { w, h, horizon, palette, layout } = frame;
  const { middle, far } = palette.planes;
  const [second, third, fourth] = cast.standing;
  const relief = cast.relief
    ? stand(frame, cast.relief, cast.relief.motif === 'savanna' || cast.relief.motif === 'vineyard' ? middle : far, {
        x: w * 0.3,
        foot: horizon + 4,
        w: w * 1.05,
        h: h * (cast.relief.motif === 'mountain' || cast.relief.motif === 'volcano' ? 0.34 : 0.17),
      }).svg
    : '';
  const portal = cast.lead.motif === 'torii' && !isPathOfGates(cast.lead.name) && second !== undefined;
  const rows = [second, third].some((one) => one?.motif === 'rooftops');
  const secondRoom =
    second?.motif === 'rooftops'
      ? { x: w * (w > h * 1.5 ? 0.26 : 0.4), foot: horizon + h * 0.03, w: w * 1.3, h: h * (w > h * 1.5 ? 0.42 : 0.3) }
      : cast.tree && layout.w < layout.h * 1.4 && artOf(cast.lead).w / artOf(cast.lead).h > 1.3
        ? { x: w * 0.36, foot: horizon, w: w * 0.6, h: h * 0.42 }
        : portal
          ? { x: w * layout.x, foot: horizon + h * 0.03, w: w * 0.3, h: h * 0.3 }
          : {
              x: w * layout.secondX,
              foot: horizon + h * 0.026,
              w: w * layout.secondW * (second && artOf(second).role === 'row' ? 1.25 : 1),
              h: h * layout.secondH * (cast.leadRole === 'object' || cast.leadRole === 'relief' ? 1.25 : 1),
            };
  const thirdRoom =
    third?.motif === 'rooftops'
      ? { x: w * 0.4, foot: horizon + h * 0.02, w: w * 1.2, h: h * 0.22 }
      : {
          x: w * (frame.format === 'portrait' || frame.format === 'card' ? 0.36 : layout.x - layout.leadW * 0.62),
          foot: horizon + 3,
          w: w * 0.26,
          h: h * 0.22,
        };
  return (
    paintRidge(frame, far, h * 0.1) +
    relief +
    (fourth ? stand(frame, fourth, far, { x: w * 0.92, foot: horizon + 3, w: w * 0.2, h: h * 0.2 }).svg : '') +
    (third ? stand(frame, third, far, thirdRoom).svg : '') +
    (rows ? '' : paintTown(frame, middle, -10, w + 10, horizon + h * 0.014, h * 0.04)) +
    (second
      ? stand(frame, second, middle, secondRoom).svg +
        (second.motif === 'rooftops' && w > h * 1.5
          ? stand(frame, second, middle, { ...secondRoom, x: w * 0.84 }).svg
          : '')
      : '')
  );
}

function afloat(frame: Frame, cast: Cast): string {
  const { w, h, horizon, palette, rng } = frame;
  const { near } = palette.planes;
  // Things ashore stand before the left half of the water.
  const x = rng.between(0.2, 0.42) + (cast.objects.length > 0 ? 0.3 : 0);
  if (cast.vessels.length > 0)
    return cast.vessels
      .map(
        (one, i) =>
          stand(frame, one, near, {
            x: w * (x + i * 0.3),
            foot: horizon + h * (0.16 - i * 0.06),
            w: w * 0.36,
            h: h * 0.25,
          }).svg,
      )
      .join('');
  const small = (motif: 'sailboat' | 'ship', size: number, foot: number): string =>
    stand(frame, { motif, name: '' }, near, { x: w * x, foot: horizon + h * foot, w: w * 0.3, h: h * size }).svg;
  return rng.pick([
    () => small('sailboat', 0.17, 0.155),
    () => paintRowboat(frame, w * x, horizon + h * 0.15),
    () => small('sailboat', 0.09, 0.06) + paintRowboat(frame, w * (x + 0.2), horizon + h * 0.16),
    () => paintRowboat(frame, w * (x + 0.1), horizon + h * 0.13),
    () => '',
  ])();
}

/** The nearer the viewer to the place, the less stands between them. */
function framingOf(frame: Frame, cast: Cast, wet: boolean): Framing {
  const plants = plantsOf(frame);
  if (frame.view !== undefined && cast.leadRole !== 'object' && cast.lead.motif !== 'rooftops')
    return ({ near: 'hedge', far: 'balustrade', usual: plants } as const)[viewpointOf(frame.view)];
  const { rng, format } = frame;
  const roomy =
    format === 'wide' ||
    format === 'share' ||
    cast.standing.length === 0 ||
    artOf(cast.lead).w / artOf(cast.lead).h < 0.85;
  if (cast.leadRole === 'object')
    return rng.pick([plants, 'hedge', cast.lead.motif === 'lantern' || cast.lanterns ? 'hedge' : 'lamp'] as const);
  if (cast.lead.motif === 'rooftops' && !wet) return 'balustrade';
  if (cast.objects.length > 0) return rng.pick([plants, 'hedge'] as const);
  if (cast.tree) return 'hedge';
  if (wet)
    return rng.pick([
      roomy ? 'tree' : plants,
      roomy ? 'tree' : 'hedge',
      cast.lanterns ? 'hedge' : 'lamp',
      'balustrade',
      plants,
    ] as const);
  if ((format === 'portrait' || format === 'card') && rng.chance(0.18)) return 'archway';
  return rng.pick([
    roomy ? 'tree' : 'hedge',
    roomy ? 'tree' : plants,
    'hedge',
    plants,
    cast.leadRole === 'monument' && roomy ? 'lamp' : 'balustrade',
  ] as const);
}

/** Small trees halfway, so that the eye has a step between near and far. */
function grove(frame: Frame, cast: Cast): string {
  const { w, h, horizon, palette, rng, format } = frame;
  const tree = treeOf(frame);
  const long = format === 'wide' || format === 'share';
  if (cast.leadRole === 'relief' || (!long && rng.chance(0.4))) return '';
  const ink = palette.planes.near;
  const at = (x: number, foot: number, size: number): string =>
    stand(frame, tree, ink, { x: w * x, foot: horizon + h * foot, w: w * 0.2, h: h * size }).svg;
  const start = rng.between(0.36, 0.44);
  return (
    (long ? at(start + 0.07, 0.026, 0.13) : '') +
    at(start, 0.034, 0.16) +
    (long ? at(rng.between(0.03, 0.08), 0.05, 0.2) + at(0.94, 0.04, 0.17) : '')
  );
}

/** How tall people are beside the things in front. */
const fellows: Readonly<Partial<Record<Motif, number>>> = { tram: 0.4, 'market-stall': 0.4, 'street-art-wall': 0.36 };

/** A hedge instead of what would cover the sun or the roof of the dominant motif. */
function clearFraming(
  frame: Frame,
  cast: Cast,
  wet: boolean,
  sun: Sun | undefined,
): { readonly framing: Framing; readonly tree: Landmark | undefined } {
  const wished = framingOf(frame, cast, wet);
  const tree = cast.tree ?? (wished === 'tree' ? treeOf(frame) : undefined);
  if (cast.tree || (wished !== 'tree' && wished !== 'lamp')) return { framing: wished, tree };
  const disc = sun && {
    left: sun.x - sun.r * HALO,
    right: sun.x + sun.r * HALO,
    top: sun.y - sun.r * HALO,
    bottom: sun.y + sun.r * HALO,
  };
  const kept = [disc, roofOf(frame, cast)].filter((one) => one !== undefined);
  const tall = tree ?? { motif: 'lantern', name: '' };
  return covers(frame, wished, tall, isTreeRight(cast), kept)
    ? { framing: 'hedge', tree: undefined }
    : { framing: wished, tree };
}

const isTreeRight = (cast: Cast): boolean => cast.standing.length > 0 && cast.tree === undefined;

/** Room for lanterns at the top: nothing rises so high. */
const under = (frame: Frame, hung: number): Frame =>
  hung === 0
    ? frame
    : {
        ...frame,
        layout: { ...frame.layout, leadH: Math.min(frame.layout.leadH, (frame.layout.foot - hung / frame.h) * 0.94) },
      };

/** The picture, from the sky to what stands before the viewer's feet. */
export function compose(whole: Frame, landmarks: readonly Landmark[]): string {
  const cast = castOf(whole, landmarks);
  const lampSize = Math.min(whole.w, whole.h) * (cast.lanterns === 'lead' ? 0.13 : 0.1);
  const hung = cast.lanterns ? hangingTo(whole, lampSize) : 0;
  const frame = under(whole, hung);
  const { w, h, horizon, palette, layout, rng, format } = frame;
  const { near } = palette.planes;
  const wet = waterside(cast);
  const { rain } = frame;
  const { svg: sky, sun } = rain ? { svg: paintOvercast(frame), sun: undefined } : paintSky(frame, hung);
  const behind = backdrop(frame, cast);
  const top = horizon + h * 0.012;
  const plain = wet
    ? paintWater(frame, top)
    : (cast.water ? paintWater({ ...frame, h: horizon + h * 0.09 }, top) : '') +
      paintGround(frame, groundOf(frame, cast.lead), cast.water ? horizon + h * 0.075 : top, w * layout.x) +
      (cast.water ? '' : grove(frame, cast));
  const lead = paintLead(frame, cast, wet);
  const flying = cast.flying
    .map((one) => stand(frame, one, near, { x: w * 0.3, foot: h * 0.2, w: w * 0.34, h: h * 0.12 }).svg)
    .join('');
  const narrow = format === 'portrait' || format === 'card';
  const things = cast.objects
    .map((one, i) =>
      one.motif === 'plate' && i === 0
        ? paintTable(frame, one, narrow ? 0.56 : 0.4)
        : stand(frame, one, near, {
            x: w * ((narrow ? 0.24 : 0.2) + i * 0.5),
            foot: h * (0.955 - i * 0.02),
            w: w * (narrow ? 0.44 : 0.3) * (one.motif === 'street-art-wall' ? 1.06 : 1),
            // Below the title of a shared picture nothing looks out.
            h: h * (one.motif === 'lantern' ? 0.5 : format === 'share' ? 0.18 : 0.26),
          }).svg,
    )
    .join('');
  const { framing, tree } = clearFraming(frame, cast, wet, sun);
  const beach = wet && cast.water === 'sea' && framing !== 'balustrade' && rng.chance(0.6);
  const shore = wet && framing !== 'balustrade' ? (beach ? paintBeach(frame) : paintQuay(frame)) : '';
  const busy = cast.objects.length > 0 || cast.leadRole === 'object';
  const height = h * layout.people;
  const rail = framing === 'balustrade';
  const ratio = fellows[cast.lead.motif];
  const people =
    cast.leadRole === 'object'
      ? ratio === undefined
        ? paintPeople(frame, w * rng.between(0.2, 0.3), horizon + h * 0.1, height * 0.55)
        : paintPeople(
            frame,
            w * (layout.x - (narrow ? 0.42 : layout.leadW * 0.62)),
            h * (format === 'portrait' ? 0.885 : 0.925),
            ratio * h * layout.leadH * 0.84 * (format === 'portrait' ? 0.62 : 0.9),
          )
      : rail
        ? paintPeople(frame, w * rng.between(0.3, 0.56), h * 0.995, height * 1.75)
        : paintPeople(
            frame,
            w * (busy ? 0.63 : rng.between(0.3, 0.5)),
            h * (wet ? 0.965 : rng.between(0.925, 0.95)),
            height * rng.between(0.92, 1.12),
          );
  const front = paintFraming(frame, framing, tree, isTreeRight(cast));
  const seat = people + front + things;
  const lamps = cast.lanterns ? paintLanterns(frame, lampSize) : '';
  const across =
    wet && cast.span
      ? stand(frame, cast.span, palette.planes.middle, {
          x: w * (narrow ? 0.16 : 0.2),
          foot: horizon + h * 0.055,
          w: w * (narrow ? 0.82 : 0.62),
          h: h * 0.26,
        }).svg
      : '';
  const picture =
    sky +
    flying +
    lead.behind +
    behind +
    (rain ? paintStreaks(frame, 70, horizon, h * 0.05) : '') +
    plain +
    (rain && !wet ? paintPuddles(frame) : '') +
    across +
    lead.here +
    (wet ? afloat(frame, cast) : '') +
    shore +
    seat +
    lamps +
    (rain ? paintStreaks(frame, 46, h, h * 0.085) : '');
  return frame.mirrored ? `<g transform="matrix(-1 0 0 1 ${num(w)} 0)">${picture}</g>` : picture;
}
