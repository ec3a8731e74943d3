import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { ButtonLink } from '../../ui/form/button-link.js';

interface RecordPageProps<Found> {
  read: { readonly data: Found | undefined; readonly error: Error | null; readonly refetch: () => unknown };
  /** The list that the record stands in. */
  back: { readonly to: string; readonly text: string };
  children: (found: Found) => ReactNode;
}

/** A record once it has come; until then its place, or why it does not come. */
export function RecordPage<Found>({ read: { data, error, refetch }, back, children }: RecordPageProps<Found>) {
  if (data !== undefined) return children(data);
  if (!error)
    return (
      <>
        <LoadingNote />
        <Skeleton className="h-96" />
      </>
    );
  if (isProblem(error) && error.status === 404)
    return (
      <EmptyState
        isPage
        title={<FormattedMessage id="admin-record.none" />}
        action={<ButtonLink to={back.to}>{back.text}</ButtonLink>}
      >
        <FormattedMessage id="admin-record.none.text" />
      </EmptyState>
    );
  return <ProblemMessage error={error} onRetry={() => void refetch()} />;
}
