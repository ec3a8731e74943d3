import type { ReactNode } from 'react';
import { bcp47, type Locale } from '../../i18n/locales.js';
import { LeadText } from '../../ui/text/lead-text.js';
import { type Image, lessWide, Picture, Poster } from '../../ui/display/poster.js';

interface ChapterOpeningProps {
  /** A word above the title that names the section of the book. */
  kicker?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** The language of title and lead, if it is not the page's. */
  language?: Locale;
  children?: ReactNode;
}

/** The beginning of each chapter: a kicker, the title, a sentence, and a line below them. */
export const ChapterOpening = ({ kicker, title, lead, language, children }: ChapterOpeningProps) => (
  <header className="grid gap-3">
    {kicker && (
      <p className="flex items-center gap-3 text-sm font-medium text-action-text before:h-0.5 before:w-8 before:bg-current">
        {kicker}
      </p>
    )}
    <h1 lang={language && bcp47(language)}>{title}</h1>
    {lead && (
      <p lang={language && bcp47(language)} className="max-w-[46ch] font-serif text-xl leading-snug text-ink-soft">
        {typeof lead === 'string' ? <LeadText of={lead} /> : lead}
      </p>
    )}
    {children}
  </header>
);

interface PlateProps {
  image: Image | null;
  /** The kind of tour whose poster stands in for a missing picture. */
  category: string;
  className?: string;
}

/** A picture in a frame, like a plate in a book. */
export const Plate = ({ image, category, className = 'aspect-[4/3]' }: PlateProps) => (
  <div className="border border-line-strong bg-surface p-2">
    {image ? (
      <Picture image={lessWide(image)} decorative first className={`w-full ${className}`} />
    ) : (
      <Poster kind="category" slug={category} format="landscape" alt="" first className={`w-full ${className}`} />
    )}
  </div>
);
