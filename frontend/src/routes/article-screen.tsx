import { useQueries, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { cmsEntriesQuery } from '../shared/cms/cms.api.js';
import { ArticlePage } from '../features/blog/article-page.js';
import { cityQuery } from '../features/places/places.api.js';
import { cityToursQuery } from '../features/tour-list/city-tours.query.js';
import { TourList } from '../features/tour-list/tour-list.js';
import { useSite } from '../i18n/site.js';

const route = getRouteApi('/$lang/$currency/blog/$slug');

/** An article with the places and tours that it tells about. */
export function ArticleScreen() {
  const { slug } = route.useParams();
  const site = useSite();
  const { data } = useSuspenseQuery(cmsEntriesQuery('blog', site));
  const { cities = [], tours: told = [] } = data.find((each) => each.slug === slug)?.details ?? {};
  const places = useQueries({ queries: cities.map((city) => cityQuery(city, site)) });
  const lists = useQueries({ queries: cities.map((city) => cityToursQuery(city, 1, site)) });
  const tours = lists.flatMap((list) => list.data?.tours ?? []).filter((tour) => told.includes(tour.slug));
  return (
    <ArticlePage
      slug={slug}
      places={places.flatMap((place) => place.data ?? [])}
      tours={tours.length > 0 && <TourList tours={tours} heading="h3" />}
    />
  );
}
