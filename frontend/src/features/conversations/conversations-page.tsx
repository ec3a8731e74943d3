import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../i18n/site.js';
import { PageSkeleton } from '../../layout/page-skeleton.js';
import { useLiveEvents } from '../../session/live-events.js';
import { Chip } from '../../ui/display/chip.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { myConversationsQuery, type MyConversationView } from './conversations.api.js';

/** A person's conversations, the latest message first. */
export function ConversationsPage() {
  const title = useIntl().formatMessage({ id: 'conversations.title' });
  const { data, error, refetch } = useQuery({ ...myConversationsQuery(useSite()), staleTime: 0 });
  useLiveEvents(['conversation'], () => void refetch());
  return (
    <>
      <PageHead title={title} noindex />
      <div className="page-width grid min-h-dvh max-w-[46rem] content-start gap-6 py-10 md:py-14">
        <h1 className="text-3xl">{title}</h1>
        {data ? (
          <List conversations={data} />
        ) : error ? (
          <ProblemMessage error={error} onRetry={() => void refetch()} />
        ) : (
          <PageSkeleton />
        )}
      </div>
    </>
  );
}

function List({ conversations }: { conversations: readonly MyConversationView[] }) {
  if (conversations.length === 0)
    return (
      <EmptyState
        title={<FormattedMessage id="conversations.none.title" />}
        action={
          <ButtonLink to="/bookings">
            <FormattedMessage id="conversations.none.action" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="conversations.none.text" />
      </EmptyState>
    );
  return (
    <ul className="grid gap-3">
      {conversations.map((each) => (
        <li key={`${each.bookingReference}-${each.side}`}>
          <Link
            to={`/messages/${each.bookingReference}`}
            className="grid gap-1 rounded-lg border border-line bg-surface p-4 hover:border-line-strong"
          >
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <strong className="font-medium">{each.tour}</strong>
              {each.unread > 0 && (
                <Chip tone="info">
                  <FormattedMessage id="conversations.unread" values={{ count: each.unread }} />
                </Chip>
              )}
            </span>
            <span className="text-sm text-ink-soft">
              {each.city} · {each.bookingReference} · <ShortMoment value={each.lastAt} />
            </span>
            <span className="line-clamp-2 wrap-anywhere">
              {each.lastAuthorName}: {each.lastText}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
