import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { useIsReady } from '../../layout/navigation.js';
import { Breadcrumb, useBreadcrumbData, type Crumb } from '../../ui/breadcrumb.js';
import { PageHead } from '../../ui/page-head.js';
import { Picture } from '../../ui/poster.js';
import { cityQuery, type City } from './city.api.js';

/** Down from all tours, over continent and country as far as those pages exist. */
function useCrumbs({ slug, name, country, continentData }: City): readonly Crumb[] {
  const isReady = useIsReady();
  const tours = useIntl().formatMessage({ id: 'layout.nav.tours' });
  const crumb = (kind: string, place: { slug: string; name: string }): readonly Crumb[] =>
    isReady({ to: '', route: `/${kind}/$slug` }) ? [{ to: `/${kind}/${place.slug}`, name: place.name }] : [];
  return [
    { to: '/tours', name: tours },
    ...crumb('continent', continentData),
    ...crumb('country', country),
    { to: `/city/${slug}`, name },
  ];
}

interface CityPageProps {
  slug: string;
  /** Of the list. */
  page: number;
  /** The list of its tours. */
  tours: ReactNode;
}

export function CityPage({ slug, page, tours }: CityPageProps) {
  const intl = useIntl();
  const { data: city } = useSuspenseQuery(cityQuery(slug, useSite()));
  const crumbs = useCrumbs(city);
  const paragraphs = city.text.split('\n\n');
  return (
    <div className="page-width pt-6 pb-20">
      <PageHead
        title={intl.formatMessage({ id: 'city.title' }, { city: city.name })}
        description={paragraphs[0] ?? city.name}
        image={city.shareImage.src}
        page={page}
        noindex={city.toursCount === 0}
        jsonLd={[useBreadcrumbData(crumbs)]}
      />
      <Breadcrumb crumbs={crumbs} />
      <div className="mt-4 grid items-end gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <header className="self-center">
          <p className="text-ink-soft">{city.country.name}</p>
          <h1>{city.name}</h1>
          <div className="mt-4 grid max-w-[60ch] gap-4">
            {paragraphs.map((paragraph) => (
              <p key={paragraph.slice(0, 40)}>{paragraph}</p>
            ))}
          </div>
        </header>
        <Picture
          image={city.wideImage}
          decorative
          first
          className="aspect-[4/3] w-full rounded-lg max-lg:order-first lg:aspect-[16/10]"
        />
      </div>
      <section aria-labelledby="city-tours" className="mt-14">
        <h2 id="city-tours" className="mb-4">
          <FormattedMessage id="city.tours" values={{ city: city.name }} />
        </h2>
        {tours}
      </section>
    </div>
  );
}
