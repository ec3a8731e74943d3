import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { isOfTransfers } from './transfers.api.js';

interface TransferActionProps {
  action: 'assign' | 'enter-account' | 'mark-sent' | 'record' | 'return';
  look?: 'primary' | 'secondary';
  /** Sends what was entered. A repeated try has the same key. */
  send: (idempotencyKey: string) => Promise<unknown>;
  /** What is missing before it can be sent. */
  missing?: string | undefined;
  /** The fields; each gets what the server said of it. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A button with the dialog that does one thing to a transfer. */
export function TransferAction({ action, look = 'secondary', send, missing, children }: TransferActionProps) {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        look={look}
        className="min-h-9 px-4 py-1 text-sm"
        aria-haspopup="dialog"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id={`transfers.${action}.action`} />
      </Button>
      <Dialog isOpen={isOpen} onClose={close} title={<FormattedMessage id={`transfers.${action}.title`} />}>
        {isOpen && (
          <ActionForm {...{ action, send, missing }} onClose={close}>
            {children}
          </ActionForm>
        )}
      </Dialog>
    </>
  );
}

function ActionForm({
  action,
  send,
  missing,
  onClose,
  children,
}: Omit<TransferActionProps, 'look'> & { onClose: () => void }) {
  const intl = useIntl();
  const client = useQueryClient();
  const [isMissing, setMissing] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const doing = useMutation({
    mutationFn: () => send(key),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `transfers.${action}.done` }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfTransfers(queryKey) }),
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setMissing(missing !== undefined);
    if (missing === undefined && !doing.isPending) doing.mutate();
  };
  const errors = isProblem(doing.error) ? (doing.error.errors ?? []) : [];
  const errorOf = (field: string): string | undefined => errors.find((error) => error.field === field)?.detail;
  return (
    <form noValidate className="grid gap-5" onSubmit={onSubmit}>
      {doing.error && <ProblemMessage error={doing.error} />}
      <p>
        <FormattedMessage id={`transfers.${action}.text`} />
      </p>
      {children?.(errorOf)}
      {isMissing && missing !== undefined && (
        <p role="alert" className="text-sm text-danger">
          {missing}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={doing.isPending}>
          <FormattedMessage id={`transfers.${action}.confirm`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="transfers.back" />
        </Button>
      </div>
    </form>
  );
}
