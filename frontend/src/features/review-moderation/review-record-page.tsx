import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { Day } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { ReviewActions } from './review-actions.js';
import { reviewRecordQuery, type ReviewRecord } from './review-moderation.api.js';
import { ReviewStateChip } from './review-state-chip.js';

const route = getRouteApi('/$lang/$currency/admin/reviews/$id');

/** One review: what was written, and what the team may do about it. */
export function ReviewRecordPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/reviews', text: intl.formatMessage({ id: 'review-moderation.title' }) };
  const read = useQuery({ ...reviewRecordQuery(id, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(review) => (
        <AdminRecord
          title={review.tour.name ?? review.bookingReference ?? review.id}
          back={back}
          state={<ReviewStateChip state={review.state} />}
          actions={<ReviewActions review={review} />}
          facts={factsOf(review, intl)}
          subject={{ type: 'review', id: review.id }}
        />
      )}
    </RecordPage>
  );
}

const name = (key: string) => <FormattedMessage id={`review-moderation.fact.${key}`} />;
const told = (key: string, value: ReactNode): readonly RecordFact[] =>
  value === null ? [] : [{ name: name(key), value }];

const Said = ({ text, lang }: { text: string; lang?: string }) => (
  <span lang={lang} className="block max-w-[66ch] whitespace-pre-line [overflow-wrap:anywhere]">
    {text}
  </span>
);

function factsOf(review: ReviewRecord, intl: IntlShape): readonly RecordFact[] {
  const { rating, guideRating, language, answer } = review;
  const stars = (given: number): string => intl.formatMessage({ id: 'review-moderation.stars.of' }, { stars: given });
  return [
    { name: name('stars'), value: stars(rating) },
    ...told('guideStars', guideRating === null ? null : stars(guideRating)),
    { name: name('text'), value: <Said text={review.text} lang={bcp47(language)} /> },
    { name: name('language'), value: languageName(language, intl) },
    { name: name('author'), value: <Author review={review} /> },
    ...told('booking', review.bookingReference),
    ...told('guide', review.guideId && <Account id={review.guideId} />),
    { name: name('writtenAt'), value: <ShortMoment value={review.writtenAt} /> },
    ...told('checkBefore', review.state === 'pending' ? <ShortMoment value={review.checkBefore} /> : null),
    ...told('publishedOn', review.publishedOn && <Day value={review.publishedOn} />),
    ...told('reason', review.reason),
    ...told('answer', answer && <Answer answer={answer} />),
  ];
}

const Account = ({ id }: { id: string }) => (
  <Link to={`/admin/users/${id}`} className={textLink}>
    <FormattedMessage id="review-moderation.account" />
  </Link>
);

const Author = ({ review: { author, authorId } }: { review: ReviewRecord }) => (
  <>
    {author ?? <FormattedMessage id="review-moderation.author.none" />}
    {authorId !== null && (
      <>
        {' · '}
        <Account id={authorId} />
      </>
    )}
  </>
);

const Answer = ({ answer }: { answer: NonNullable<ReviewRecord['answer']> }) => (
  <>
    <Said text={answer.text} />
    {answer.withdrawnFor !== null && (
      <span className="block text-sm text-ink-soft">
        <FormattedMessage id="review-moderation.answer.withdrawn" values={{ reason: answer.withdrawnFor }} />
      </span>
    )}
  </>
);
