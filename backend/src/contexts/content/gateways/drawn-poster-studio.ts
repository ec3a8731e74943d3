import { Injectable } from '@nestjs/common';
import { type PosterFormat, PosterStudio, type PosterSubject, type RasterType } from '../domain/poster-studio.js';
import { posterSubject } from '@cicerone/posters/poster-subject';
import { dominantColour, drawPoster, posterSizes, viewOf } from '@cicerone/posters/poster';

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
    const { rasterPoster } = await import('@cicerone/posters/poster-raster');
    return rasterPoster(svg, width, type);
  }
}
