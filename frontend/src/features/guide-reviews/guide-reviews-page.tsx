import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Day } from '../../ui/text/date-time.js';
import { AnswerForm } from './answer-form.js';
import { guidedReviewsQuery, type GuidedReview } from './guide-reviews.api.js';

const route = getRouteApi('/$lang/$currency/guide-reviews');

/** What travelers say of the tours that the guide led, those to answer first. */
export function GuideReviewsPage() {
  const title = useIntl().formatMessage({ id: 'guide-reviews.title' });
  return (
    <div className="page-width grid min-h-dvh content-start gap-8 py-10 md:py-14">
      <PageHead title={title} noindex />
      <header className="grid gap-3">
        <h1>{title}</h1>
        <p className="text-ink-soft">
          <FormattedMessage id="guide-reviews.intro" />
        </p>
      </header>
      {useHydrated() ? <Reviews /> : <PageSkeleton />}
    </div>
  );
}

function Reviews() {
  const intl = useIntl();
  const page = Number(route.useSearch().page ?? 1);
  const { data, error, refetch } = useQuery({ ...guidedReviewsQuery(page, useSite()), staleTime: 0 });
  if (!data) return error ? <ProblemMessage error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const { reviews, rating, totalRatings, pagination } = data;
  if (pagination.totalItems === 0)
    return (
      <EmptyState title={<FormattedMessage id="guide-reviews.none" />}>
        <FormattedMessage id="guide-reviews.none.text" />
      </EmptyState>
    );
  return (
    <>
      {rating !== null && (
        <p className="text-lg font-medium">
          <FormattedMessage
            id="guide-reviews.rating"
            values={{
              rating: intl.formatNumber(rating, { minimumFractionDigits: 1, maximumFractionDigits: 2 }),
              count: totalRatings,
            }}
          />
        </p>
      )}
      <PagedList page={page} pages={pagination.totalPages} to={(each) => `/guide-reviews?page=${each}`}>
        <ul className="grid border-t border-line">
          {reviews.map((review) => (
            <li key={review.id} className="border-b border-line py-6">
              <Reviewed review={review} />
            </li>
          ))}
        </ul>
      </PagedList>
    </>
  );
}

const Reviewed = ({ review }: { review: GuidedReview }) => (
  <article className="grid max-w-[66ch] grid-cols-[minmax(0,1fr)] gap-3">
    <h2 className="text-lg">{review.tour.name}</h2>
    <p className="text-sm text-ink-soft">
      <FormattedMessage id="guide-reviews.stars" values={{ stars: review.rating }} />
      {review.guideRating !== null && (
        <>
          {' · '}
          <FormattedMessage id="guide-reviews.guideStars" values={{ stars: review.guideRating }} />
        </>
      )}
    </p>
    <blockquote lang={bcp47(review.language)} className="whitespace-pre-line [overflow-wrap:anywhere]">
      {review.text}
    </blockquote>
    <p className="text-sm">
      {review.author ?? <FormattedMessage id="guide-reviews.author.unknown" />}
      <span className="text-ink-soft">
        {' · '}
        <Day value={review.publishedOn} />
      </span>
    </p>
    {review.answer && (
      <div className="border-l-2 border-line-strong pl-4 text-sm">
        <p className="font-medium">
          <FormattedMessage id="guide-reviews.answer" />
        </p>
        <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{review.answer.text}</p>
      </div>
    )}
    {review.answerWithdrawnFor !== null && (
      <p className="rounded-lg bg-sunken p-4 text-sm">
        <FormattedMessage id="guide-reviews.withdrawn" values={{ reason: review.answerWithdrawnFor }} />
      </p>
    )}
    {review.actions.includes('answer') && <AnswerForm id={review.id} />}
  </article>
);
