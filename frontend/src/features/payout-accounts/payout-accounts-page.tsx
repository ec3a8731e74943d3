import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { useSession } from '../../session/session.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { AccountCard, numberOf } from './account-card.js';
import { AccountForm } from './account-form.js';
import {
  deactivateAccount,
  payoutAccountsQuery,
  setPrimaryAccount,
  type PayoutAccount,
} from './payout-accounts.api.js';

/** What a dialog is open for. */
type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly account: PayoutAccount };

export function PayoutAccountsPage() {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const session = useSession();
  const [open, setOpen] = useState<Open>();
  const { withPassword, dialog } = useConfirmedPassword();
  const query = payoutAccountsQuery();
  const { data, error, refetch } = useQuery({ ...query, enabled: session !== undefined });
  const close = (): void => setOpen(undefined);
  const saved = (accounts: readonly PayoutAccount[]): void => {
    client.setQueryData(query.queryKey, [...accounts]);
    showToast(intl.formatMessage({ id: 'payout-accounts.saved' }));
    close();
  };
  const choosing = useMutation({
    mutationFn: ({ id }: PayoutAccount) => withPassword(() => setPrimaryAccount(api, id)),
    onSuccess: saved,
  });
  const removing = useMutation({
    mutationFn: ({ id }: PayoutAccount) => withPassword(() => deactivateAccount(api, id)),
    onSuccess: saved,
  });
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })}>
      <FormattedMessage id="payout-accounts.add" />
    </Button>
  );
  const hasSome = data !== undefined && data.length > 0;
  return (
    <AccountFrame
      title={intl.formatMessage({ id: 'payout-accounts.title' })}
      width="list"
      aside={hasSome ? add : undefined}
    >
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <LoadingNote />
          <Skeleton className="h-40 w-full" />
        </>
      )}
      {data?.length === 0 && (
        <EmptyState title={<FormattedMessage id="payout-accounts.none.title" />} action={add}>
          <FormattedMessage id="payout-accounts.none.text" />
        </EmptyState>
      )}
      {choosing.error && <ProblemMessage error={choosing.error} />}
      {hasSome && (
        <>
          <p className="text-ink-soft">
            <FormattedMessage id="payout-accounts.intro" />
          </p>
          <ul className="grid gap-4">
            {data.map((account) => (
              <li key={account.id}>
                <AccountCard
                  account={account}
                  busy={choosing.isPending && choosing.variables.id === account.id}
                  onEdit={() => setOpen({ kind: 'edit', account })}
                  onDeactivate={() => setOpen({ kind: 'remove', account })}
                  onSetPrimary={() => choosing.mutate(account)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      <Dialog
        isOpen={open?.kind === 'new' || open?.kind === 'edit'}
        onClose={close}
        title={
          <FormattedMessage id={open?.kind === 'edit' ? 'payout-accounts.edit.title' : 'payout-accounts.new.title'} />
        }
      >
        <AccountForm
          account={open?.kind === 'edit' ? open.account : undefined}
          withPassword={withPassword}
          onSaved={saved}
        />
      </Dialog>
      <Dialog
        role="alertdialog"
        isOpen={open?.kind === 'remove'}
        onClose={close}
        title={<FormattedMessage id="payout-accounts.remove.title" />}
      >
        {open?.kind === 'remove' && (
          <div className="grid gap-5">
            <p className="wrap-anywhere">
              <FormattedMessage
                id="payout-accounts.remove.text"
                values={{ account: <strong>{numberOf(open.account)}</strong> }}
              />
            </p>
            {removing.error && <ProblemMessage error={removing.error} />}
            <div className="flex flex-wrap gap-3">
              <Button look="danger" busy={removing.isPending} onClick={() => removing.mutate(open.account)}>
                <FormattedMessage id="payout-accounts.remove.confirm" />
              </Button>
              <Button look="secondary" onClick={close}>
                <FormattedMessage id="payout-accounts.remove.keep" />
              </Button>
            </div>
          </div>
        )}
      </Dialog>
      {dialog}
    </AccountFrame>
  );
}
