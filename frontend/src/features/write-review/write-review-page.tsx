import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Day } from '../../ui/text/date-time.js';
import { ReviewForm } from './review-form.js';
import { reviewOfBookingQuery, type ReviewOfBooking } from './write-review.api.js';

const route = getRouteApi('/$lang/$currency/review/$reference');

/** The page on which the customer of a booking reviews the tour, and sees what became of the review. */
export function WriteReviewPage() {
  const title = useIntl().formatMessage({ id: 'write-review.title' });
  return <EntryFrame title={title}>{useHydrated() ? <Opened /> : <PageSkeleton />}</EntryFrame>;
}

function Opened() {
  const { reference } = route.useParams();
  const { token: ofLink, order } = route.useSearch();
  const token = ofLink ?? (order === undefined ? undefined : orderTokenOf(order));
  const client = useQueryClient();
  const query = reviewOfBookingQuery(reference, token, useSite());
  const { data, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (!data)
    return error ? <Refused error={error} reference={reference} onRetry={() => void refetch()} /> : <PageSkeleton />;
  const written = async (answer: ReviewOfBooking): Promise<void> => {
    client.setQueryData(query.queryKey, answer);
    await client.invalidateQueries({ queryKey: ['/api/me/bookings'] });
    await client.invalidateQueries({ queryKey: ['/api/orders/{reference}'] });
  };
  return (
    <div className="grid gap-7">
      <p>
        <strong className="block text-lg">{data.tour.name}</strong>
        <span className="text-ink-soft">
          {data.city} · <Day value={data.date} />
        </span>
      </p>
      <Standing of={data} />
      {data.canReview && <ReviewForm of={data} token={token} onWritten={written} />}
    </div>
  );
}

/** What became of the review, or why none is taken. */
function Standing({ of }: { of: ReviewOfBooking }) {
  const { review, canReview, tookPlace, reviewUntil } = of;
  if (!review)
    return (
      <p className={canReview ? 'text-ink-soft' : 'rounded-lg bg-sunken p-5'}>
        {canReview ? (
          <FormattedMessage id="write-review.intro" values={{ until: <Day value={reviewUntil.slice(0, 10)} /> }} />
        ) : (
          <FormattedMessage id={tookPlace ? 'write-review.over' : 'write-review.notYet'} />
        )}
      </p>
    );
  return (
    <section role="status" className="grid gap-3 rounded-lg bg-sunken p-5">
      <p className="font-medium">
        <FormattedMessage id={`write-review.state.${review.status}`} />
      </p>
      {review.reason !== null && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{review.reason}</p>}
      {!canReview && (
        <>
          <p className="text-sm">
            <FormattedMessage id={`write-review.stars.${review.rating as 1 | 2 | 3 | 4 | 5}`} />
          </p>
          <blockquote className="whitespace-pre-line [overflow-wrap:anywhere]">{review.text}</blockquote>
        </>
      )}
      {review.answer && (
        <div className="border-l-2 border-line-strong pl-4 text-sm">
          <p className="font-medium">
            <FormattedMessage id="write-review.answer" />
          </p>
          <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{review.answer.text}</p>
        </div>
      )}
      {review.status === 'published' && (
        <div>
          <ButtonLink look="secondary" to={`/tour/${of.tour.slug}`}>
            <FormattedMessage id="write-review.toTour" />
          </ButtonLink>
        </div>
      )}
    </section>
  );
}

/** Nobody we know, or the wrong one: what opens the booking. */
function Refused({ error, reference, onRetry }: { error: Error; reference: string; onRetry: () => void }) {
  const site = useSite();
  const status = isProblem(error) ? error.status : 0;
  if (status !== 401 && status !== 404) return <ProblemMessage error={error} onRetry={onRetry} />;
  const back = encodeURIComponent(sitePath(site, `/review/${reference}`));
  return (
    <EmptyState
      title={<FormattedMessage id="write-review.refused.title" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`/login?next=${back}`}>
            <FormattedMessage id="write-review.refused.login" />
          </ButtonLink>
          <ButtonLink look="secondary" to={`/find-booking?reference=${encodeURIComponent(reference)}`}>
            <FormattedMessage id="write-review.refused.find" />
          </ButtonLink>
        </div>
      }
    >
      <FormattedMessage id="write-review.refused.text" />
    </EmptyState>
  );
}
