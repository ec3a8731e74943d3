import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AccountFrame } from '../../layout/account-frame.js';
import { useSession } from '../../session/session.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { LoadingNote } from '../../ui/feedback/loading-note.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { AddressCard } from './address-card.js';
import { AddressForm } from './address-form.js';
import { addressesQuery, removeAddress, setPrimaryAddress, type Address } from './addresses.api.js';

/** What a dialog is open for. */
type Open = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly address: Address };

export function AddressesPage() {
  const intl = useIntl();
  const userId = useSession()?.user.uuid;
  const [open, setOpen] = useState<Open>();
  const query = addressesQuery(userId ?? '');
  const { data, error, refetch } = useQuery({ ...query, enabled: userId !== undefined });
  const client = useQueryClient();
  const close = (): void => setOpen(undefined);
  const saved = (addresses: readonly Address[]): void => {
    client.setQueryData(query.queryKey, [...addresses]);
    showToast(intl.formatMessage({ id: 'addresses.saved' }));
    close();
  };
  const add = (
    <Button onClick={() => setOpen({ kind: 'new' })}>
      <FormattedMessage id="addresses.add" />
    </Button>
  );
  const hasSome = data !== undefined && data.length > 0;
  return (
    <AccountFrame title={intl.formatMessage({ id: 'addresses.title' })} width="list" aside={hasSome ? add : undefined}>
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <LoadingNote />
          <Skeleton className="h-40 w-full" />
        </>
      )}
      {data?.length === 0 && (
        <EmptyState title={<FormattedMessage id="addresses.none.title" />} action={add}>
          <FormattedMessage id="addresses.none.text" />
        </EmptyState>
      )}
      {hasSome && <AddressList addresses={data} onOpen={setOpen} onSaved={saved} />}
      <Dialog
        isOpen={open?.kind === 'new' || open?.kind === 'edit'}
        onClose={close}
        title={<FormattedMessage id={open?.kind === 'edit' ? 'addresses.edit.title' : 'addresses.new.title'} />}
      >
        <AddressForm address={open?.kind === 'edit' ? open.address : undefined} onSaved={saved} />
      </Dialog>
      <Dialog
        role="alertdialog"
        isOpen={open?.kind === 'remove'}
        onClose={close}
        title={<FormattedMessage id="addresses.remove.title" />}
      >
        {open?.kind === 'remove' && <Removal address={open.address} onClose={close} />}
      </Dialog>
    </AccountFrame>
  );
}

interface AddressListProps {
  addresses: readonly Address[];
  onOpen: (open: Open) => void;
  onSaved: (addresses: readonly Address[]) => void;
}

function AddressList({ addresses, onOpen, onSaved }: AddressListProps) {
  const api = useApi();
  const choosing = useMutation({
    mutationFn: ({ uuid }: Address) => setPrimaryAddress(api, uuid),
    onSuccess: onSaved,
  });
  return (
    <>
      {choosing.error && <ProblemMessage error={choosing.error} />}
      <ul className="grid gap-4">
        {addresses.map((address) => (
          <li key={address.uuid}>
            <AddressCard
              address={address}
              busy={choosing.isPending && choosing.variables.uuid === address.uuid}
              onEdit={() => onOpen({ kind: 'edit', address })}
              onRemove={() => onOpen({ kind: 'remove', address })}
              onSetPrimary={() => choosing.mutate(address)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Names what is removed, for it cannot be brought back. */
function Removal({ address, onClose }: { address: Address; onClose: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const userId = useSession()?.user.uuid ?? '';
  const removing = useMutation({
    mutationFn: () => removeAddress(api, address.uuid),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'addresses.removed' }));
      onClose();
    },
    onSettled: () => client.invalidateQueries(addressesQuery(userId)),
  });
  return (
    <div className="grid gap-5">
      <p className="wrap-anywhere">
        <FormattedMessage
          id="addresses.remove.text"
          values={{ address: <strong>{`${address.street}, ${address.city}`}</strong> }}
        />
      </p>
      {removing.error && <ProblemMessage error={removing.error} />}
      <div className="flex flex-wrap gap-3">
        <Button look="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
          <FormattedMessage id="addresses.remove.confirm" />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="addresses.remove.keep" />
        </Button>
      </div>
    </div>
  );
}
