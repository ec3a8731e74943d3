import { useQuery } from '@tanstack/react-query';
import { entriesQuery } from '../../shared/cms/entries.api.js';
import { EntryText } from '../../shared/cms/entry-text.js';
import { useSite } from '../../i18n/site.js';
import { unbroken } from '../../i18n/unbroken.js';
import { PlaceSection } from './place-parts.js';

/** How the city is best walked; nothing where its makers have not written about it. */
export function CityWalk({ slug }: { slug: string }) {
  const { data } = useQuery(entriesQuery('city', useSite(), slug));
  const [text] = data ?? [];
  if (!text) return null;
  return (
    <PlaceSection id="walk" title={unbroken(text.title)}>
      <EntryText html={text.html} language={text.language} opens className="lg:max-w-none lg:columns-2 lg:gap-x-16" />
    </PlaceSection>
  );
}
