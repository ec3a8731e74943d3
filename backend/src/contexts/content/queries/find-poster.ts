import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import { entriesCalled, COMPANY_PAGES } from '../domain/cms-entries.js';
import { type PosterFormat, PosterStudio, type PosterSubject } from '../domain/poster-studio.js';
import {
  CATALOGUE_KINDS,
  categoryPoster,
  ENTRY_KINDS,
  heroPoster,
  isOfCatalogue,
  PosterSubjects,
} from '../domain/poster-subjects.js';
import { EntryPosters } from './entry-posters.js';
import { KeptPictures } from './kept-pictures.js';
import { type Asker, RasterQueue } from '../../../platform/files/raster-queue.js';

export const POSTER_KINDS = [
  'hero',
  'category',
  ...CATALOGUE_KINDS,
  ...ENTRY_KINDS,
  'legal',
  ...COMPANY_PAGES,
] as const;
export const POSTER_FORMATS = ['portrait', 'landscape', 'wide', 'card', 'share'] as const;
export const POSTER_TYPES = ['svg', 'avif', 'webp', 'png'] as const;
/** Pictures are made in these widths alone, in pixels. */
export const POSTER_WIDTHS = [320, 480, 640, 800, 1200, 1600] as const;

export interface Poster {
  readonly bytes: Buffer;
  readonly contentType: string;
}

/** The picture of a place, a tour, a category, a text or a page. Throws NotFound, and Moved for an old slug of a text. */
export class FindPoster extends Query<Poster> {
  constructor(
    readonly kind: (typeof POSTER_KINDS)[number],
    readonly slug: string,
    readonly format: PosterFormat,
    readonly type: (typeof POSTER_TYPES)[number],
    readonly width: number,
    /** The number of the landmark that leads it; undefined for the poster itself. */
    readonly view?: number,
    readonly asker?: Asker,
  ) {
    super();
  }
}

/** Draws each poster once; a handful of milliseconds as a drawing, more as pixels, and the same for everybody. */
@QueryHandler(FindPoster)
export class FindPosterHandler implements IQueryHandler<FindPoster> {
  private readonly drawn = new KeptPictures<Poster>();

  constructor(
    private readonly subjects: PosterSubjects,
    private readonly entries: EntryPosters,
    private readonly studio: PosterStudio,
    private readonly rasters: RasterQueue,
  ) {}

  async execute({ kind, slug, format, type, width, view, asker }: FindPoster): Promise<Poster> {
    const whole = await this.subject(kind, slug);
    const subject = whole && view ? this.studio.viewOf(whole, view) : whole;
    if (!subject) throw new NotFound({ kind, slug });
    const key = JSON.stringify([subject, format, type, width]);
    const draw = (): string => this.studio.draw(subject, format);
    if (type === 'svg')
      return this.drawn.get(key, async () => ({ bytes: Buffer.from(draw()), contentType: 'image/svg+xml' }));
    const raster = async (): Promise<Poster> => ({
      bytes: await this.studio.raster(draw(), width, type),
      contentType: `image/${type}`,
    });
    return this.drawn.get(key, (unwanted) => this.rasters.run(raster, asker, unwanted), asker?.gone);
  }

  private async subject(kind: FindPoster['kind'], slug: string): Promise<PosterSubject | undefined> {
    if (kind === 'hero') return heroPoster(slug);
    if (kind === 'category') return categoryPoster(slug);
    return isOfCatalogue(kind) ? this.subjects.find(kind, slug) : this.entries.find(entriesCalled(kind).kind, slug);
  }
}
