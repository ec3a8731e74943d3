import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useSite } from '../../i18n/site.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { reviewsForTeamQuery, type ReviewForTeam } from './review-moderation.api.js';
import { reviewsSearch, STARS, STATES } from './reviews-search.js';
import { ReviewStateChip } from './review-state-chip.js';

const route = getRouteApi('/$lang/$currency/admin/reviews');

/** The reviews, who has waited longest first. */
export function ReviewsForTeamPage() {
  const intl = useIntl();
  const site = useSite();
  const search = reviewsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const starsText = (stars: number | string): string =>
    intl.formatMessage({ id: 'review-moderation.stars.of' }, { stars });
  return (
    <AdminList<ReviewForTeam>
      title={say('review-moderation.title')}
      path="/admin/reviews"
      search={search}
      query={{ ...reviewsForTeamQuery(search, site), staleTime: 0 }}
      rowKey={({ id }) => id}
      rowPath={({ id }) => `/admin/reviews/${id}`}
      searchLabel={say('review-moderation.find')}
      views={[
        { text: say('review-moderation.view.all'), search: {} },
        { text: say('review-moderation.view.pending'), search: { state: 'pending' } },
      ]}
      filters={[
        {
          name: 'state',
          label: say('review-moderation.state'),
          choices: STATES.map((value) => ({ value, text: say(`review-moderation.state.${value}`) })),
        },
        {
          name: 'stars',
          label: say('review-moderation.stars'),
          choices: STARS.map((value) => ({ value, text: starsText(value) })),
        },
      ]}
      columns={[
        { key: 'tour', title: say('review-moderation.tour'), cell: ({ tour }) => tour.name ?? tour.id },
        { key: 'stars', title: say('review-moderation.stars'), cell: ({ rating }) => starsText(rating) },
        {
          key: 'author',
          title: say('review-moderation.author'),
          cell: ({ author }) => author ?? say('review-moderation.author.none'),
        },
        {
          key: 'state',
          title: say('review-moderation.state'),
          cell: ({ state }) => <ReviewStateChip state={state} />,
        },
        {
          key: 'writtenAt',
          title: say('review-moderation.writtenAt'),
          sort: 'writtenAt',
          cell: ({ writtenAt }) => <ShortMoment value={writtenAt} />,
        },
        {
          key: 'checkBefore',
          title: say('review-moderation.checkBefore'),
          align: 'end',
          cell: ({ state, checkBefore }) =>
            state === 'pending' && (
              <span className={Date.parse(checkBefore) < serverNow() ? 'font-medium text-danger' : undefined}>
                <ShortMoment value={checkBefore} />
              </span>
            ),
        },
      ]}
      empty={<FormattedMessage id="review-moderation.none" />}
    />
  );
}
