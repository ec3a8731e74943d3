import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { ChapterOpening } from '../../shared/cms/chapter-opening.js';
import type { CmsEntry } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { FallbackNote } from '../../shared/cms/fallback-note.js';
import { plainText } from '../../shared/cms/plain-text.js';
import { useSite } from '../../i18n/site.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { PageHead } from '../../ui/display/page-head.js';
import { pageQuery } from './pages.api.js';

export function usePage(slug: string): CmsEntry | undefined {
  return useSuspenseQuery(pageQuery(slug, useSite())).data[0];
}

interface ChapterProps {
  entry: CmsEntry;
  /** Id of the word above the title. */
  kicker?: string;
  /** In its place, to somebody whom the page knows. */
  greeting?: ReactNode;
  /** Beside the title. */
  plate: ReactNode;
  /** Under the lead: what to do here. */
  actions?: ReactNode;
  /** Between the opening and the text. */
  above?: ReactNode;
  /** In the margin beside the text. */
  margin?: ReactNode;
  opens?: boolean;
  children?: ReactNode;
}

/** Title and picture, then the text with its margin; what differs from page to page is what stands around it. */
export function Chapter({
  entry,
  kicker,
  greeting,
  plate,
  actions,
  above,
  margin,
  opens = false,
  children,
}: ChapterProps) {
  const image = entry.shareImage?.src;
  return (
    <div className="page-width pt-10 pb-20">
      <PageHead
        title={entry.title}
        description={entry.summary || plainText(entry.html)}
        noindex={entry.fallback}
        {...(image ? { image } : {})}
      />
      <div className="mb-12 grid items-center gap-x-16 gap-y-8 md:mb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
        <ChapterOpening
          kicker={greeting ?? (kicker && <FormattedMessage id={kicker} />)}
          title={nonBreaking(entry.title)}
          lead={entry.summary && nonBreaking(entry.summary)}
          language={entry.language}
        >
          {actions && <div className="mt-3 flex flex-wrap gap-3">{actions}</div>}
        </ChapterOpening>
        {plate}
      </div>
      {above}
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div>
          {entry.fallback && <FallbackNote />}
          <CmsText html={entry.html} language={entry.language} opens={opens} />
        </div>
        {margin && <aside className="lg:sticky lg:top-24 lg:self-start">{margin}</aside>}
      </div>
      {children}
    </div>
  );
}
