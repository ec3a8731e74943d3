import { useQuery } from '@tanstack/react-query';
import { cmsEntriesQuery } from '../../shared/cms/cms.api.js';
import { CmsText } from '../../shared/cms/cms-text.js';
import { useSite } from '../../i18n/site.js';
import { nonBreaking } from '../../i18n/non-breaking-text.js';
import { PlaceSection } from './place-parts.js';

/** How the city is best walked; nothing where its makers have not written about it. */
export function CityWalk({ slug }: { slug: string }) {
  const { data } = useQuery(cmsEntriesQuery('city', useSite(), slug));
  const [text] = data ?? [];
  if (!text) return null;
  return (
    <PlaceSection id="walk" title={nonBreaking(text.title)}>
      <CmsText html={text.html} language={text.language} opens className="lg:max-w-none lg:columns-2 lg:gap-x-16" />
    </PlaceSection>
  );
}
