import { ApiProperty } from '@nestjs/swagger';
import { LOCALES, type Locale } from '../../../shared-kernel/language/locale.js';
import type { EntryDetails } from '../domain/cms-entries.js';
import type { PosterFormat, PosterStudio } from '../domain/poster-studio.js';
import { entryPoster } from '../domain/poster-subjects.js';
import { renderMarkdown } from '../markdown/markdown.js';
import { minutesToRead } from './minutes-to-read.js';
import type { OperatorFacts } from './operator-facts.js';

export class EntrySectionView {
  @ApiProperty({ description: 'Id of the heading in the HTML.' }) readonly id!: string;
  @ApiProperty() readonly title!: string;
}

export class EntryImageView {
  @ApiProperty({ example: '/posters/blog/rome-by-its-light/card.svg' }) readonly src!: string;
  @ApiProperty() readonly width!: number;
  @ApiProperty() readonly height!: number;
  @ApiProperty({ description: 'To show in its place while it loads.', example: '#f2c9a1' }) readonly colour!: string;
  @ApiProperty() readonly alt!: string;
}

export class EntryDetailsView {
  @ApiProperty({ required: false }) readonly author?: string;
  @ApiProperty({ required: false, example: 'booking', description: 'Of questions and answers.' })
  readonly topic?: string;
  @ApiProperty({ required: false, description: 'Words, or how they begin, that find the question too.' })
  readonly searchWords?: string;
  @ApiProperty({ required: false, example: 50_000, description: 'Of figures.' }) readonly value?: number;
  @ApiProperty({ required: false, format: 'date', description: 'When the figure was true.' }) readonly date?: string;
  @ApiProperty({ required: false, description: 'Who says so.' }) readonly source?: string;
  @ApiProperty({ required: false, type: [String], description: 'Slugs of tours that the text tells about.' })
  readonly tours?: readonly string[];
  @ApiProperty({ required: false, type: [String], description: 'Slugs of cities that the text tells about.' })
  readonly cities?: readonly string[];
  @ApiProperty({ required: false, description: 'Of articles.' }) readonly minutesToRead?: number;
}

export class EntryView {
  @ApiProperty() readonly id!: string;
  @ApiProperty() readonly kind!: string;
  @ApiProperty() readonly slug!: string;
  @ApiProperty({ enum: LOCALES, description: 'Of the text.' }) readonly language!: Locale;
  @ApiProperty({ description: 'The text is English because the language asked for has none.' })
  readonly fallback!: boolean;
  @ApiProperty() readonly title!: string;
  @ApiProperty({ description: 'One or two sentences for lists; may be empty.' }) readonly summary!: string;
  @ApiProperty({ description: 'Safe to put into a page.' }) readonly html!: string;
  @ApiProperty({ type: [EntrySectionView], description: 'Headings of the second level.' })
  readonly sections!: readonly EntrySectionView[];
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'Where the text names its day.' })
  readonly publishedOn!: string | null;
  @ApiProperty({ type: EntryImageView, nullable: true, description: 'For lists.' })
  readonly image!: EntryImageView | null;
  @ApiProperty({ type: EntryImageView, nullable: true }) readonly wideImage!: EntryImageView | null;
  @ApiProperty({ type: EntryImageView, nullable: true }) readonly shareImage!: EntryImageView | null;
  @ApiProperty({ type: EntryDetailsView }) readonly details!: EntryDetailsView;
  @ApiProperty({ format: 'date-time' }) readonly publishedAt!: Date;
  @ApiProperty({ format: 'date-time' }) readonly changedAt!: Date;
}

export interface EntryRow {
  readonly id: string;
  readonly kind: string;
  readonly slug: string;
  readonly language: Locale;
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
  readonly details: EntryDetails;
  /** The slug under which it was first drawn. */
  readonly drawnAs: string;
  readonly publishedAt: Date;
  readonly changedAt: Date;
}

/** The text as it is read in `language`, with what it left open filled in. */
export function entryView(row: EntryRow, language: Locale, operator: OperatorFacts, studio: PosterStudio): EntryView {
  const { markdown, details, drawnAs: ___, ...entry } = row;
  const { publishedOn = null, landmarks: _, weather: __, ...shown } = details;
  const { html, sections } = renderMarkdown(operator.fill(markdown));
  const title = operator.fillPlain(entry.title);
  const imageIn = (format: PosterFormat) => imageOf(row, format, title, studio);
  return {
    ...entry,
    title,
    summary: operator.fillPlain(entry.summary),
    fallback: entry.language !== language,
    html,
    sections,
    publishedOn,
    image: imageIn('card'),
    wideImage: imageIn('wide'),
    shareImage: imageIn('share'),
    details: entry.kind === 'blog' ? { ...shown, minutesToRead: minutesToRead(markdown, entry.language) } : shown,
  };
}

function imageOf(row: EntryRow, format: PosterFormat, alt: string, studio: PosterStudio): EntryImageView | null {
  const subject = entryPoster(row);
  if (!subject) return null;
  const { kind, slug } = row;
  return {
    src: `/posters/${kind}/${slug}/${format}.svg`,
    ...studio.sizeOf(format),
    colour: studio.colourOf(subject),
    alt,
  };
}
