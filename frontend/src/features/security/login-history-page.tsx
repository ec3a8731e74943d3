import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { useSession } from '../../session/session.js';
import { Chip } from '../../ui/display/chip.js';
import { DataTable, type Column } from '../../ui/display/data-table.js';
import { PagedList } from '../../ui/display/paged-list.js';
import { usePageThatIs } from '../../ui/display/use-page-that-is.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { formatClock, formatDay } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { endLogin, endOtherLogins, loginHistoryQuery, type LoginRecord } from './security.api.js';

const route = getRouteApi('/$lang/$currency/login-history');
const addressOf = (page: number): string => (page === 1 ? '/login-history' : `/login-history?page=${page}`);

/** The day by the reader's clock. */
const dayHere = (instant: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: localZone(), dateStyle: 'short' }).format(new Date(instant));

const momentOf = ({ at }: LoginRecord, { locale }: IntlShape): string =>
  `${formatDay(dayHere(at), locale, 'short')} ${formatClock(at, locale, localZone())}`;

const Unknown = () => (
  <span className="text-ink-soft">
    <FormattedMessage id="security.history.unknown" />
  </span>
);

function columnsOf(intl: IntlShape, end: (login: LoginRecord) => void): readonly Column<LoginRecord>[] {
  const title = (id: string) => <FormattedMessage id={`security.history.${id}`} />;
  return [
    { key: 'at', title: title('at'), cell: (login) => momentOf(login, intl) },
    { key: 'location', title: title('location'), cell: ({ location }) => location ?? <Unknown /> },
    { key: 'browser', title: title('browser'), cell: ({ browser }) => browser ?? <Unknown /> },
    { key: 'screen', title: title('screen'), cell: ({ screenResolution }) => screenResolution ?? <Unknown /> },
    {
      key: 'device',
      title: title('device'),
      cell: ({ deviceId }) =>
        deviceId ? <span className="font-mono text-sm wrap-anywhere">{deviceId.slice(0, 8)}</span> : <Unknown />,
    },
    { key: 'ip', title: title('ip'), cell: ({ ipAddress }) => <span className="wrap-anywhere">{ipAddress}</span> },
    { key: 'state', title: title('state'), cell: (login) => <State login={login} onEnd={() => end(login)} /> },
  ];
}

function State({ login, onEnd }: { login: LoginRecord; onEnd: () => void }) {
  const intl = useIntl();
  if (login.current)
    return (
      <Chip>
        <FormattedMessage id="security.history.current" />
      </Chip>
    );
  if (!login.actions.includes('end'))
    return (
      <span className="text-ink-soft">
        <FormattedMessage id="security.history.ended" />
      </span>
    );
  const browser = login.browser ?? intl.formatMessage({ id: 'security.history.unknown' });
  return (
    <Button
      look="secondary"
      aria-label={intl.formatMessage({ id: 'security.history.end.label' }, { browser, at: momentOf(login, intl) })}
      onClick={onEnd}
    >
      <FormattedMessage id="security.history.end" />
    </Button>
  );
}

/** Where the person is logged in, and has been in the last 12 months. */
export function LoginHistoryPage() {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const { locale } = useSite();
  const userId = useSession()?.user.uuid;
  const page = Number(route.useSearch().page ?? 1);
  const [isAsked, setAsked] = useState(false);
  const query = loginHistoryQuery(userId ?? '', page, locale);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...query,
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  usePageThatIs(page, data?.totalPages, addressOf);
  const ended = async (text: string): Promise<void> => {
    showToast(intl.formatMessage({ id: text }));
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === query.queryKey[0] });
  };
  const end = useMutation({
    mutationFn: ({ id }: LoginRecord) => endLogin(api, id),
    onSuccess: () => ended('security.history.endedNow'),
  });
  const endOthers = useMutation({
    mutationFn: () => endOtherLogins(api),
    onMutate: () => setAsked(false),
    onSuccess: () => ended('security.history.endedOthers'),
  });
  const failure = end.error ?? endOthers.error;
  const hasOthers =
    data !== undefined && (data.totalPages > 1 || data.records.some(({ active, current }) => active && !current));
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'security.history.title' })}
      page={page}
      width="full"
      aside={
        hasOthers && (
          <Button look="secondary" busy={endOthers.isPending} onClick={() => setAsked(true)}>
            <FormattedMessage id="security.history.endOthers" />
          </Button>
        )
      }
    >
      <p className="max-w-[60ch] text-ink-soft">
        <FormattedMessage id="security.history.intro" />
      </p>
      {failure && <ProblemMessage error={failure} />}
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <LoadingNote />
          <Skeleton className="h-96" />
        </>
      )}
      {data?.totalRecords === 0 && <EmptyState title={<FormattedMessage id="security.history.none" />} />}
      {data && data.totalRecords > 0 && (
        <PagedList page={data.page} pages={data.totalPages} to={addressOf} isOld={isPlaceholderData}>
          <DataTable
            caption={<FormattedMessage id="security.history.title" />}
            columns={columnsOf(intl, end.mutate)}
            rows={data.records}
            rowKey={({ id }) => id}
          />
        </PagedList>
      )}
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        role="alertdialog"
        title={<FormattedMessage id="security.history.endOthers.title" />}
      >
        <div className="grid gap-5">
          <p>
            <FormattedMessage id="security.history.endOthers.text" />
          </p>
          <div className="flex flex-wrap gap-3">
            <Button look="danger" onClick={() => endOthers.mutate()}>
              <FormattedMessage id="security.history.endOthers" />
            </Button>
            <Button look="secondary" onClick={() => setAsked(false)}>
              <FormattedMessage id="security.back" />
            </Button>
          </div>
        </div>
      </Dialog>
    </AccountFrame>
  );
}
