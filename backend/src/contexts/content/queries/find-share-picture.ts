import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../platform/http/http-problems.js';
import { formatText } from '../../../shared-kernel/language/texts.js';
import type { Locale } from '../../../shared-kernel/language/locale.js';
import { GuidesOnPosters } from '../domain/guides-on-posters.js';
import { PosterStudio, type PosterSubject } from '../domain/poster-studio.js';
import {
  CATALOGUE_KINDS,
  type CatalogueKind,
  ENTRY_KINDS,
  heroPoster,
  isOfCatalogue,
  PosterSubjects,
} from '../domain/poster-subjects.js';
import { EntryPosters } from './entry-posters.js';
import type { Poster } from './find-poster.js';
import { KeptPictures } from './kept-pictures.js';
import { OperatorFacts } from './operator-facts.js';
import { type Asker, RasterQueue } from '../../../platform/files/raster-queue.js';
import { GUIDE_TITLE, SHARE_PAGES } from './share-pages.js';

export const SHARE_KINDS = ['hero', ...CATALOGUE_KINDS, ...ENTRY_KINDS, 'legal', 'guide'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];

interface Titled {
  readonly title: string;
  readonly subject: PosterSubject;
  /** Stands there where the fonts lack a letter of the title. */
  readonly otherwise?: string;
}

/**
 * The picture that stands beside a link to a page: its poster with its title. A `hero` is a page that is no text of the
 * site, such as `home`. Throws NotFound, and Moved for an old slug.
 */
export class FindSharePicture extends Query<Poster> {
  constructor(
    readonly kind: ShareKind,
    readonly slug: string,
    readonly language: Locale,
    readonly asker?: Asker,
  ) {
    super();
  }
}

@QueryHandler(FindSharePicture)
export class FindSharePictureHandler implements IQueryHandler<FindSharePicture> {
  private readonly pictures = new KeptPictures<Poster>();

  constructor(
    private readonly subjects: PosterSubjects,
    private readonly guides: GuidesOnPosters,
    private readonly entries: EntryPosters,
    private readonly operator: OperatorFacts,
    private readonly studio: PosterStudio,
    private readonly rasters: RasterQueue,
  ) {}

  async execute({ kind, slug, language, asker }: FindSharePicture): Promise<Poster> {
    const titled = await this.titled(kind, slug, language);
    if (!titled) throw new NotFound({ kind, slug });
    const draw = (): Promise<Poster> => this.draw(titled, language);
    const key = JSON.stringify([titled, language]);
    return this.pictures.get(key, (unwanted) => this.rasters.run(draw, asker, unwanted), asker?.gone);
  }

  private async titled(kind: ShareKind, slug: string, language: Locale): Promise<Titled | undefined> {
    if (kind === 'hero') return titledHero(slug, language);
    if (kind === 'guide') return this.titledGuide(slug, language);
    if (isOfCatalogue(kind)) return this.titledPlace(kind, slug, language);
    const entry = await this.titledEntry(kind, slug, language);
    if (entry || kind !== 'page') return entry;
    // As links name it that were shared before pages could be written.
    return titledHero(slug, language) ?? this.titledEntry(slug, slug, language);
  }

  private async titledPlace(kind: CatalogueKind, slug: string, language: Locale): Promise<Titled | undefined> {
    const [title, subject] = await Promise.all([
      this.subjects.findName(kind, slug, language),
      this.subjects.find(kind, slug),
    ]);
    return title && subject ? { title, subject } : undefined;
  }

  private async titledGuide(slug: string, language: Locale): Promise<Titled | undefined> {
    const guide = await this.guides.find(slug, language);
    const subject = guide && (await this.subjects.find('city', guide.city.slug));
    if (!guide || !subject) return undefined;
    const city = guide.city.name;
    return { title: formatText(GUIDE_TITLE, language, { name: guide.name, city }), subject, otherwise: city };
  }

  private async titledEntry(kind: string, slug: string, language: Locale): Promise<Titled | undefined> {
    const entry = await this.entries.findTitled(kind, slug, language);
    return entry && { title: this.operator.fillPlain(entry.title), subject: entry.subject };
  }

  /** Fonts take memory: they are loaded when the first picture is asked for. */
  private async draw({ title, subject, otherwise = title }: Titled, language: Locale): Promise<Poster> {
    const [{ hasOutlines }, { titledPoster }] = await Promise.all([
      import('../../../platform/documents/outlines.js'),
      import('../share-pictures/titled-poster.js'),
    ]);
    const drawn = titledPoster(this.studio, subject, hasOutlines(title) ? title : otherwise, language);
    return { bytes: await this.studio.raster(drawn, 1200, 'png'), contentType: 'image/png' };
  }
}

function titledHero(slug: string, language: Locale): Titled | undefined {
  const title = SHARE_PAGES[slug]?.[language];
  const subject = heroPoster(slug);
  return title && subject ? { title, subject } : undefined;
}
