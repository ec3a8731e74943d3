import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { Button } from '../../ui/form/button.js';
import { Chip } from '../../ui/display/chip.js';
import { DataTable, type Column } from '../../ui/display/data-table.js';
import { Moment } from '../../ui/text/date-time.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { localZone } from '../../ui/text/local-zone.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { failedJobsQuery, replayJob, type FailedJob } from './attention.api.js';
import { Section } from './section.js';

const columns: readonly Column<FailedJob>[] = [
  { key: 'sort', title: <FormattedMessage id="attention.jobs.sort" />, cell: ({ sort }) => <Sort sort={sort} /> },
  { key: 'name', title: <FormattedMessage id="attention.jobs.what" />, cell: (job) => <What job={job} /> },
  { key: 'error', title: <FormattedMessage id="attention.jobs.error" />, cell: (job) => <Failure job={job} /> },
  {
    key: 'when',
    title: <FormattedMessage id="attention.jobs.when" />,
    cell: ({ failedAt }) => (
      <span className="block first-letter:uppercase">
        <Moment value={failedAt} timeZone={localZone()} />
      </span>
    ),
  },
  { key: 'replay', title: <FormattedMessage id="attention.jobs.action" />, cell: (job) => <Replay job={job} /> },
];

/** Messages, mails and planned work that failed at every attempt. */
export function JobsSection() {
  const intl = useIntl();
  const enabled = useSession() !== undefined;
  const { data, error, refetch } = useQuery({ ...failedJobsQuery(), enabled, staleTime: 0 });
  return (
    <Section
      id="attention-jobs"
      title={<FormattedMessage id="attention.jobs.title" />}
      intro={<FormattedMessage id="attention.jobs.intro" />}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={<FormattedMessage id="attention.jobs.none" />} />}
    >
      {(jobs) => (
        <DataTable
          caption={intl.formatMessage({ id: 'attention.jobs.title' })}
          columns={columns}
          rows={jobs}
          rowKey={({ id }) => id}
        />
      )}
    </Section>
  );
}

const Sort = ({ sort }: Pick<FailedJob, 'sort'>) => (
  <span className="whitespace-nowrap">
    <Chip>
      <FormattedMessage id={`attention.jobs.sort.${sort}`} />
    </Chip>
  </span>
);

const What = ({ job: { name, subject } }: { job: FailedJob }) => (
  <>
    <span className="block font-medium wrap-anywhere">{name}</span>
    <span className="block text-sm wrap-anywhere text-ink-soft">{subject}</span>
  </>
);

const Failure = ({ job: { error, attempts } }: { job: FailedJob }) => (
  <>
    <code className="line-clamp-3 text-sm wrap-anywhere">{error}</code>
    <span className="block text-sm text-ink-soft">
      <FormattedMessage id="attention.jobs.attempts" values={{ count: attempts }} />
    </span>
  </>
);

function Replay({ job: { id, name } }: { job: FailedJob }) {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const query = failedJobsQuery();
  const replaying = useMutation({
    mutationFn: () => replayJob(api, id),
    onSuccess: () => {
      client.setQueryData(query.queryKey, (jobs) => jobs?.filter((each) => each.id !== id));
      showToast(intl.formatMessage({ id: 'attention.jobs.replayed' }, { name }));
    },
    onError: (failure) => {
      // Somebody else was quicker.
      if (isProblem(failure) && failure.status === 404) void client.invalidateQueries(query);
    },
  });
  return (
    <span className="grid gap-2">
      <Button
        look="secondary"
        className="min-w-max justify-self-start"
        busy={replaying.isPending}
        aria-label={intl.formatMessage({ id: 'attention.jobs.replay.name' }, { name })}
        onClick={() => replaying.mutate()}
      >
        <FormattedMessage id="attention.jobs.replay" />
      </Button>
      {replaying.error && <ProblemMessage error={replaying.error} />}
    </span>
  );
}
