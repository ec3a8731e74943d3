import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useLiveEvents } from '../../session/live-events.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { useHydrated } from '../../ui/behavior/use-hydrated.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { conversationQuery, type ConversationView } from './conversations.api.js';
import { ConversationThread } from './conversation-thread.js';

const route = getRouteApi('/$lang/$currency/messages/$reference');
/** Who has no account gets no live events. */
const ASK_AGAIN_MS = 15_000;

/** The messages about one booking, for its customer and its guide. */
export function ConversationPage() {
  const { reference } = route.useParams();
  const title = useIntl().formatMessage({ id: 'conversations.title.one' }, { reference });
  return (
    <>
      <PageHead title={title} noindex />
      <div className="page-width grid min-h-dvh max-w-[46rem] content-start gap-6 py-10 md:py-14">
        <h1 className="text-3xl">{title}</h1>
        {useHydrated() ? <Opened reference={reference} /> : <PageSkeleton />}
      </div>
    </>
  );
}

function Opened({ reference }: { reference: string }) {
  const { token: ofLink, order } = route.useSearch();
  const token = ofLink ?? (order === undefined ? undefined : orderTokenOf(order));
  const key = { reference, token };
  const { data, error, refetch } = useQuery({
    ...conversationQuery(key, useSite()),
    staleTime: 0,
    refetchInterval: ASK_AGAIN_MS,
  });
  useLiveEvents(['conversation'], () => void refetch());
  if (!data)
    return error ? <Refused error={error} reference={reference} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <>
      <Intro conversation={data} order={order} />
      <ConversationThread conversation={data} conversationKey={key} />
    </>
  );
}

function Intro({
  conversation: { side, bookingReference },
  order,
}: {
  conversation: ConversationView;
  order: string | undefined;
}) {
  const to =
    side === 'guide'
      ? '/guide-missions'
      : `/bookings/${bookingReference}${order === undefined ? '' : `?order=${order}`}`;
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">
        <FormattedMessage id={side === 'guide' ? 'conversations.intro.guide' : 'conversations.intro'} />
      </p>
      <p>
        <Link to={to} className={textLink}>
          <FormattedMessage id={side === 'guide' ? 'conversations.toMissions' : 'conversations.toBooking'} />
        </Link>
      </p>
    </div>
  );
}

/** Nobody we know, or the wrong one: what opens the booking. */
function Refused({ error, reference, onRetry }: { error: Error; reference: string; onRetry: () => void }) {
  const site = useSite();
  const status = isProblem(error) ? error.status : 0;
  if (status !== 401 && status !== 404) return <ProblemMessage error={error} onRetry={onRetry} />;
  const back = encodeURIComponent(sitePath(site, `/messages/${reference}`));
  return (
    <EmptyState
      title={<FormattedMessage id="conversations.refused.title" />}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ButtonLink to={`/login?next=${back}`}>
            <FormattedMessage id="conversations.refused.login" />
          </ButtonLink>
          <ButtonLink look="secondary" to={`/find-booking?reference=${encodeURIComponent(reference)}`}>
            <FormattedMessage id="conversations.refused.find" />
          </ButtonLink>
        </div>
      }
    >
      <FormattedMessage id="conversations.refused.text" />
    </EmptyState>
  );
}
