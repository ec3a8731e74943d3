export interface Landmark {
  /** The name of a motif that the studio draws. */
  readonly motif: string;
  /** The English name of the real thing that the motif stands for, e.g. "Colosseum". */
  readonly name: string;
}

/** What a poster shows. */
export interface PosterSubject {
  /** The seed: the same slug always gives the same poster. */
  readonly slug: string;
  /** The first one dominates. */
  readonly landmarks: readonly Landmark[];
  /** The slug of a part of the world: decides colours, trees and some architecture. */
  readonly continent?: string;
  /** Degrees north, negative in the south: decides which trees grow there. */
  readonly latitude?: number;
  readonly evening?: boolean;
  readonly rain?: boolean;
  readonly kind?: 'city' | 'tour' | 'hero';
}

/** A strip is for the head of a document's page. */
export type PosterFormat = 'portrait' | 'landscape' | 'wide' | 'card' | 'share' | 'strip';

export type RasterType = 'avif' | 'webp' | 'png';

/** Draws posters. Every method throws where the subject names a motif or a part of the world that the studio does not know. */
export abstract class PosterStudio {
  /** The natural size of the format, in pixels. */
  abstract sizeOf(format: PosterFormat): { readonly width: number; readonly height: number };
  /** A colour to show in the poster's place while it loads. */
  abstract colourOf(subject: PosterSubject): string;
  /** The subject as its landmark with this number, from 1 on, leads it; undefined where there is no such landmark. */
  abstract viewOf(subject: PosterSubject, number: number): PosterSubject | undefined;
  /** SVG, the same for the same subject and format; `height` in pixels where it is not the format's own. */
  abstract draw(subject: PosterSubject, format: PosterFormat, height?: number): string;
  /** Any SVG as pixels, `width` wide and as high as its ratio asks. */
  abstract raster(svg: string, width: number, type: RasterType): Promise<Buffer>;
}
