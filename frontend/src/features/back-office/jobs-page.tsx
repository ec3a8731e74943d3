import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { isOfJobs, jobsQuery, replayJob, type FailedJob } from './back-office.api.js';
import { jobsSearch } from './list-search.js';

const route = getRouteApi('/$lang/$currency/admin/jobs');

/** What failed in the background at every attempt; the chosen rows are tried again together. */
export function JobsPage() {
  const intl = useIntl();
  const search = jobsSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const kinds = (['reaction', 'scheduled-job', 'mail'] as const).map((value) => ({
    value,
    text: say(`back-office.job.sort.${value}`),
  }));
  return (
    <AdminList<FailedJob>
      title={say('back-office.nav.jobs')}
      path="/admin/jobs"
      search={search}
      query={jobsQuery(search)}
      rowKey={({ id }) => id}
      searchLabel={say('back-office.job.find')}
      filters={[{ name: 'kind', label: say('back-office.job.sort'), choices: kinds }]}
      columns={[
        { key: 'name', title: say('back-office.job.name'), cell: ({ name }) => name },
        { key: 'sort', title: say('back-office.job.sort'), cell: ({ sort }) => say(`back-office.job.sort.${sort}`) },
        { key: 'subject', title: say('back-office.job.subject'), cell: ({ subject }) => subject },
        { key: 'error', title: say('back-office.job.error'), cell: ({ error }) => <span title={error}>{error}</span> },
        { key: 'attempts', title: say('back-office.job.attempts'), align: 'end', cell: ({ attempts }) => attempts },
        {
          key: 'failedAt',
          title: say('back-office.job.failedAt'),
          sort: 'failedAt',
          align: 'end',
          cell: ({ failedAt }) => <ShortMoment value={failedAt} />,
        },
      ]}
      bulk={(chosen, clear) => <Replay chosen={chosen} onDone={clear} />}
      empty={<FormattedMessage id="back-office.job.none" />}
    />
  );
}

function Replay({ chosen, onDone }: { chosen: readonly FailedJob[]; onDone: () => void }) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const replay = useMutation({
    mutationFn: async () => {
      for (const { id } of chosen) await replayJob(api, id);
    },
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'back-office.job.replayed' }, { count: chosen.length }));
      onDone();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfJobs(queryKey) }),
  });
  return (
    <>
      <button
        type="button"
        aria-disabled={replay.isPending || undefined}
        onClick={() => replay.isPending || replay.mutate()}
        className="min-h-8 cursor-pointer rounded-sm border border-line-strong bg-surface px-3 font-medium hover:border-ink"
      >
        <FormattedMessage id="back-office.job.replay" values={{ count: chosen.length }} />
      </button>
      {replay.error && <ProblemMessage error={replay.error} />}
    </>
  );
}
