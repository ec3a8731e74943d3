import type { Cut } from './text-runs.js';

/** The product's colours, as documents use them. */
export const INK = '#1F2430';
export const QUIET = '#5A5F6B';
export const PAPER = '#FBF7F0';
export const LINE = '#DDD6C9';
export const TERRACOTTA = '#C4512D';
export const WHITE = '#FFFFFF';

/** A4 in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, bandHeight: 64, footerHeight: 58 } as const;

export interface TextStyle {
  /** Points. */
  readonly size: number;
  /** `regular` where it is not said. */
  readonly cut?: Cut;
  readonly colour?: string;
  /** Distance of the lines in points; 1.45 times the size where it is not said. */
  readonly leading?: number;
}

export const BODY: TextStyle = { size: 10.5 };
export const SMALL: TextStyle = { size: 9, colour: QUIET };
export const TITLE: TextStyle = { size: 21, cut: 'title', leading: 28 };
export const HEADING: TextStyle = { size: 13, cut: 'title', leading: 18 };

export const leadingOf = ({ size, leading }: TextStyle): number => leading ?? size * 1.45;
