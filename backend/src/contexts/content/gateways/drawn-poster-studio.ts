import { Injectable } from '@nestjs/common';
import { type PosterFormat, PosterStudio, type PosterSubject, type RasterType } from '../domain/poster-studio.js';
import { posterSubject } from '../posters/poster-subject.js';
import { dominantColour, drawPoster, posterSizes, viewOf } from '../posters/poster.js';

/** Our own drawings. */
@Injectable()
export class DrawnPosterStudio extends PosterStudio {
  sizeOf(format: PosterFormat): { readonly width: number; readonly height: number } {
    return posterSizes[format];
  }

  colourOf(subject: PosterSubject): string {
    return dominantColour(posterSubject(subject));
  }

  viewOf(subject: PosterSubject, number: number): PosterSubject | undefined {
    return viewOf(posterSubject(subject), number);
  }

  draw(subject: PosterSubject, format: PosterFormat, height?: number): string {
    return drawPoster(posterSubject(subject), format, height);
  }

  /** The library for pixels is loaded when the first picture is asked for. */
  async raster(svg: string, width: number, type: RasterType): Promise<Buffer> {
    const { rasterPoster } = await import('../posters/poster-raster.js');
    return rasterPoster(svg, width, type);
  }
}
