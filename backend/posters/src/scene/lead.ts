import type { Landmark } from '../landmark.js';
import { isPathOfGates } from '../motifs/shrines.js';
import { box, nums, num, shape } from '../svg.js';
import type { Cast } from './cast.js';
import { paintSkirt, paintTown } from './distance.js';
import type { Box } from './framing.js';
import { artOf, stand, type Frame, type Stood } from './frame.js';
import { paintReflection, paintShadow } from './ground.js';

/** What the dominant motif puts behind the plain (mountains) and on it. */
interface Lead {
  readonly behind: string;
  readonly here: string;
}

const here = (svg: string): Lead => ({ behind: '', here: svg });

/** A wall at the water's edge with what stands on it. */
function waterfront(frame: Frame, lead: Landmark, x: number, wide: number, high: number): string {
  const { w, h, horizon, palette } = frame;
  const { near } = palette.planes;
  const foot = horizon + h * 0.05;
  const stood = stand(frame, lead, near, { x, foot, w: wide, h: Math.min(high, foot - h * 0.04) });
  const [left, right] = [x - stood.w / 2 - w * 0.05, w + 4];
  const wall =
    shape(near.r, box(left, foot - h * 0.004, right - left, h * 0.026)) +
    shape(near.l, box(left, foot - h * 0.004, (right - left) * 0.4, h * 0.026)) +
    shape(near.path, box(left - w * 0.008, foot - h * 0.01, right - left, h * 0.009));
  const town =
    x + stood.w / 2 < w * 0.96 ? paintTown(frame, near, x + stood.w * 0.36, w + 6, foot - h * 0.008, h * 0.052) : '';
  return (
    town +
    paintReflection(frame, near, x, foot + h * 0.022, stood.w, h * 0.17) +
    stood.svg +
    wall +
    paintSkirt(frame, near, x, foot - h * 0.006, stood.w * 1.02, false)
  );
}

function monument(frame: Frame, lead: Landmark, wet: boolean): string {
  const { w, h, palette, layout, rng } = frame;
  const { near } = palette.planes;
  const art = artOf(lead);
  const broad = art.w / art.h > 1.3 && w < h * 1.2;
  const x = w * ((broad ? 0.575 : layout.x) + rng.between(-0.02, 0.02));
  const wide = w * (broad ? 0.96 : layout.leadW * (art.w / art.h > 1.3 ? 1.16 : 1));
  const grown = rng.between(0.93, 1.04);
  if (wet) return waterfront(frame, lead, x, wide, h * (layout.leadH - 0.06) * grown);
  const foot = h * (layout.foot + rng.between(-0.012, 0.012));
  const stood = stand(frame, lead, near, { x, foot, w: wide, h: h * layout.leadH * grown });
  const half = stood.w / 2;
  const open = lead.motif === 'torii' && !isPathOfGates(lead.name);
  const shadow = paintShadow(frame, near.cast, x - half * (open ? 0.5 : 0.94), x + half * 0.9, foot, 0.24);
  return shadow + stood.svg + (open ? '' : paintSkirt(frame, near, x, foot, stood.w, true));
}

function row(frame: Frame, lead: Landmark, wet: boolean): string {
  const { w, h, horizon, palette, layout } = frame;
  const { near, middle } = palette.planes;
  switch (lead.motif) {
    case 'rooftops':
      if (w > h * 1.2) {
        const high = w * 0.346;
        return (
          stand(frame, lead, middle, { x: w * 0.62, foot: horizon + h * 0.1, w: Math.min(w * 0.9, h * 1.6), h }).svg +
          stand(frame, lead, near, { x: w * 0.5, foot: Math.max(h, horizon + high * 0.62), w: w * 1.08, h }).svg
        );
      }
      return (
        stand(frame, lead, middle, { x: w * 0.5, foot: horizon + h * 0.08, w: w * 1.2, h: h * 0.4 }).svg +
        stand(frame, lead, near, { x: w * 0.56, foot: h * 0.93, w: w * 1.7, h: h * 0.42 }).svg
      );
    case 'canal-houses':
      return waterfront(frame, lead, w * 0.6, w * 1.5, h * 0.46);
    case 'skyscrapers':
      return wet
        ? waterfront(frame, lead, w * layout.x, w * (layout.leadW + 0.12), h * layout.leadH)
        : monument(
            { ...frame, layout: { ...layout, leadW: layout.leadW + 0.08, foot: layout.horizon + 0.05 } },
            lead,
            false,
          );
    default:
      return monument({ ...frame, layout: { ...layout, leadW: layout.leadW * 1.3 } }, lead, wet);
  }
}

/** The shores a bridge rests on where it is narrower than the picture. */
function banks(frame: Frame, x: number, foot: number, { w: wide, h: high }: Stood): string {
  const { w, h, palette } = frame;
  const { near } = palette.planes;
  const [left, right, top] = [x - wide / 2, x + wide / 2, foot - Math.min(high * 0.25, wide * 0.086)];
  if (left < 0 && right > w) return '';
  const shore = (edge: number, end: number, inward: number): string =>
    `M${nums(edge, top - h * 0.008)}L${nums(end + inward * wide * 0.012, top)}Q${nums(end + inward * wide * 0.05, foot - h * 0.01, end + inward * wide * 0.075, foot + h * 0.008)}H${num(edge)}z`;
  const ends = [...(left >= 0 ? [[-4, left, 1] as const] : []), ...(right <= w ? [[w + 4, right, -1] as const] : [])];
  return (
    shape(near.landR, ...ends.map(([edge, end, inward]) => shore(edge, end, inward))) +
    shape(
      near.leafL,
      ...ends.map(
        ([edge, end, inward]) =>
          `M${nums(edge, top - h * 0.05)}Q${nums((edge + end) / 2, top - h * 0.07, end + inward * wide * 0.02, top)}Q${nums((edge + end) / 2, top + h * 0.03, edge, top + h * 0.02)}z`,
      ),
    ) +
    (left >= 0 ? paintTown(frame, near, -10, left, top - h * 0.012, h * 0.05) : '') +
    (right <= w ? paintTown(frame, near, right, w + 10, top - h * 0.012, h * 0.05) : '')
  );
}

/** The upper half of a monument that dominates. */
export function roofOf({ w, h, layout }: Frame, { lead, leadRole }: Cast): Box | undefined {
  if (leadRole !== 'monument') return undefined;
  const art = artOf(lead);
  const high = Math.min(h * layout.leadH, (w * layout.leadW * art.h) / art.w);
  const half = (high * art.w) / art.h / 2;
  const top = h * layout.foot - high;
  return { left: w * layout.x - half, right: w * layout.x + half, top, bottom: top + high / 2 };
}

/** The dominant motif in the way its kind dominates: it stands, spans, rises behind everything or lies at our feet. */
export function paintLead(frame: Frame, cast: Cast, wet: boolean): Lead {
  const { w, h, horizon, palette, layout } = frame;
  const { near, middle } = palette.planes;
  const { lead } = cast;
  const tall = frame.format === 'portrait';
  switch (cast.leadRole) {
    case 'monument':
      return here(monument(frame, lead, wet));
    case 'row':
      return here(row(frame, lead, wet));
    case 'span': {
      const foot = horizon + h * (tall ? 0.1 : 0.14);
      const x = w * (tall ? 0.62 : 0.56);
      const stood = stand(frame, lead, near, { x, foot, w: w * (tall ? 1.6 : 1.16), h: h * 0.6 });
      return here(
        paintReflection(frame, near, w * 0.55, foot, w * 0.9, h * 0.12) + banks(frame, x, foot, stood) + stood.svg,
      );
    }
    case 'relief': {
      const flat = ['vineyard', 'savanna', 'hills', 'dunes'].includes(lead.motif);
      if (flat)
        return {
          behind: '',
          here: stand(frame, lead, near, { x: w * 0.5, foot: h * 0.97, w: w * 1.12, h: h * 0.46 }).svg,
        };
      return {
        behind: stand(frame, lead, near, {
          x: w * 0.56,
          foot: horizon + h * 0.02,
          w: w * (tall ? 1.6 : 1.24),
          h: h * (tall ? 0.44 : 0.5),
        }).svg,
        here: '',
      };
    }
    case 'water': {
      const cliff =
        shape(
          near.landR,
          `M${nums(w * 0.5, horizon + h * 0.035)}Q${nums(w * 0.56, horizon - h * 0.1, w * 0.72, horizon - h * 0.13)}T${nums(w + 4, horizon - h * 0.26)}V${num(horizon + h * 0.07)}Q${nums(w * 0.7, horizon + h * 0.05, w * 0.5, horizon + h * 0.035)}z`,
        ) +
        shape(
          near.leafL,
          `M${nums(w * 0.55, horizon - h * 0.03)}Q${nums(w * 0.6, horizon - h * 0.11, w * 0.72, horizon - h * 0.14)}T${nums(w + 4, horizon - h * 0.28)}V${num(horizon - h * 0.18)}Q${nums(w * 0.8, horizon - h * 0.08, w * 0.7, horizon - h * 0.07)}T${nums(w * 0.55, horizon - h * 0.03)}z`,
        );
      const boat =
        lead.motif === 'river' || cast.vessels.length > 0
          ? ''
          : stand(frame, { motif: lead.motif === 'harbour' ? 'ship' : 'sailboat', name: '' }, near, {
              x: w * layout.x,
              foot: h * 0.84,
              w: w * 0.66,
              h: h * (tall ? 0.42 : 0.5),
            }).svg;
      return here(cliff + paintTown(frame, near, w * 0.6, w + 4, horizon + h * 0.03, h * 0.05) + boat);
    }
    case 'vessel':
      return here(
        paintReflection(frame, near, w * layout.x, h * 0.83, w * 0.7, h * 0.1) +
          stand(frame, lead, near, {
            x: w * layout.x,
            foot: h * 0.84,
            w: w * (layout.leadW + 0.16),
            h: h * layout.leadH,
          }).svg,
      );
    case 'object': {
      const foot = h * (tall ? 0.86 : 0.9);
      const stood = stand(frame, lead, near, {
        x: w * layout.x,
        foot,
        w: w * (layout.leadW - 0.04),
        h: h * layout.leadH * (lead.motif === 'lantern' ? 1 : 0.84),
      });
      const wire = lead.motif === 'tram' ? shape(near.dark, box(-4, foot - stood.h * 0.985, w + 8, h * 0.005)) : '';
      return here(
        wire +
          paintShadow(frame, near.cast, w * layout.x - stood.w * 0.46, w * layout.x + stood.w * 0.44, foot, 0.16) +
          stood.svg,
      );
    }
    case 'tree': {
      const foot = h * (layout.foot + 0.06);
      const stood = stand(frame, lead, near, {
        x: w * layout.x,
        foot,
        w: w * layout.leadW,
        h: h * (layout.leadH + 0.14),
      });
      return here(
        paintShadow(frame, near.cast, w * layout.x - stood.w * 0.1, w * layout.x + stood.w * 0.1, foot, 0.2) +
          stood.svg,
      );
    }
    case 'sky':
      return {
        behind: stand(frame, lead, near, { x: w * 0.56, foot: h * 0.4, w: w * 0.74, h: h * 0.34 }).svg,
        here: paintTown(frame, middle, w * 0.3, w, horizon + h * 0.05, h * 0.06),
      };
  }
}
