import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { askForDataExport, dataExportLink, dataExportQuery } from './account.api.js';

const ASK_EVERY_MS = 4000;

/** The data and the vouchers as one file, which is made while the person does something else. */
export function DataArchive() {
  const api = useApi();
  const client = useQueryClient();
  const { withPassword, dialog } = useConfirmedPassword();
  const { data } = useQuery({
    ...dataExportQuery(),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.state === 'preparing' && ASK_EVERY_MS,
  });
  const asking = useMutation({
    mutationFn: () => withPassword(() => askForDataExport(api)),
    onSuccess: (answer) => answer && client.setQueryData(dataExportQuery().queryKey, answer),
  });
  const opening = useMutation({
    mutationFn: () => withPassword(() => dataExportLink(api)),
    onSuccess: (answer) => answer && location.assign(answer.url),
  });
  const error = asking.error ?? opening.error;
  return (
    <>
      <p role="status" className={data && data.state !== 'none' ? 'rounded-lg bg-sunken p-4' : 'sr-only'}>
        {data?.state === 'preparing' && <FormattedMessage id="account.archive.preparing" />}
        {data?.state === 'ready' && data.endsAt && (
          <FormattedMessage
            id="account.archive.ready"
            values={{ day: <FormattedDate value={data.endsAt} dateStyle="long" /> }}
          />
        )}
      </p>
      {error && <ProblemMessage error={error} />}
      <div className="flex flex-wrap gap-3">
        {data?.state === 'ready' && (
          <Button busy={opening.isPending} onClick={() => opening.mutate()}>
            <FormattedMessage id="account.archive.download" />
          </Button>
        )}
        {data && data.state !== 'preparing' && (
          <Button look="secondary" busy={asking.isPending} onClick={() => asking.mutate()}>
            <FormattedMessage id="account.archive.action" />
          </Button>
        )}
      </div>
      {dialog}
    </>
  );
}
