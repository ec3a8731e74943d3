import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ListTable } from '../../shared/admin-list/list-table.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { ShortMoment } from '../../ui/text/date-time.js';
import { failedJobsQuery, replayJob, type FailedJob } from './back-office.api.js';

/** What failed in the background at every attempt; the chosen rows are tried again together. */
export function JobsPage() {
  const title = useIntl().formatMessage({ id: 'back-office.nav.jobs' });
  const { data, error, refetch } = useQuery({ ...failedJobsQuery(), staleTime: 0 });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <PageHead title={title} noindex />
      <h1 className="text-2xl">{title}</h1>
      {data ? (
        data.length > 0 ? (
          <Jobs title={title} jobs={data} />
        ) : (
          <EmptyState title={<FormattedMessage id="back-office.job.none" />}>
            <FormattedMessage id="back-office.job.none.text" />
          </EmptyState>
        )
      ) : error ? (
        <ProblemMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingNote />
          <Skeleton className="h-80" />
        </>
      )}
    </div>
  );
}

function useReplay() {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  return useMutation({
    mutationFn: async (jobs: readonly FailedJob[]) => {
      for (const { id } of jobs) await replayJob(api, id);
    },
    onSuccess: (_, jobs) => showToast(intl.formatMessage({ id: 'back-office.job.replayed' }, { count: jobs.length })),
    onSettled: () => client.invalidateQueries(failedJobsQuery()),
  });
}

function Jobs({ title, jobs }: { title: string; jobs: readonly FailedJob[] }) {
  const intl = useIntl();
  const replay = useReplay();
  const say = (id: string): string => intl.formatMessage({ id });
  return (
    <>
      {replay.error && <ProblemMessage error={replay.error} />}
      <ListTable
        title={title}
        path="/admin/jobs"
        search={{}}
        rows={jobs}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', title: say('back-office.job.name'), cell: ({ name }) => name },
          { key: 'sort', title: say('back-office.job.sort'), cell: ({ sort }) => say(`back-office.job.sort.${sort}`) },
          { key: 'subject', title: say('back-office.job.subject'), cell: ({ subject }) => subject },
          {
            key: 'error',
            title: say('back-office.job.error'),
            cell: ({ error }) => <span title={error}>{error}</span>,
          },
          { key: 'attempts', title: say('back-office.job.attempts'), align: 'end', cell: ({ attempts }) => attempts },
          {
            key: 'failedAt',
            title: say('back-office.job.failedAt'),
            align: 'end',
            cell: ({ failedAt }) => <ShortMoment value={failedAt} />,
          },
        ]}
        bulk={(chosen, clear) => (
          <button
            type="button"
            aria-disabled={replay.isPending || undefined}
            onClick={() => replay.isPending || replay.mutate(chosen, { onSettled: clear })}
            className="min-h-8 cursor-pointer rounded-sm border border-line-strong bg-surface px-3 font-medium hover:border-ink"
          >
            <FormattedMessage id="back-office.job.replay" values={{ count: chosen.length }} />
          </button>
        )}
      />
    </>
  );
}
