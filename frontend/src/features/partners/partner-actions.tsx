import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as suspendRequest from '../../api/generated/limits/suspend-partner-request.gen.js';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { PartnerForm } from './partner-form.js';
import { detailsOf, valuesOf } from './partner-values.js';
import { changePartner, isOfPartners, type PartnerRecord, restorePartner, suspendPartner } from './partners.api.js';

const OFFERED = ['change', 'suspend', 'restore'] as const;
type Action = (typeof OFFERED)[number];

/** What may be done to the partner now, as the API says. Keys are made beside the list of keys. */
export function PartnerActions({ partner }: { partner: PartnerRecord }) {
  const [opened, setOpened] = useState<Action>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {OFFERED.filter((action) => partner.actions.includes(action)).map((action) => (
        <Button
          key={action}
          look={action === 'suspend' ? 'danger' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`partners.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        role={opened === 'suspend' ? 'alertdialog' : 'dialog'}
        title={opened && <FormattedMessage id={`partners.${opened}.title`} values={{ name: partner.name }} />}
      >
        {opened === 'change' && <Changing partner={partner} onClose={close} />}
        {opened === 'suspend' && <Suspending partner={partner} onClose={close} />}
        {opened === 'restore' && <Restoring partner={partner} onClose={close} />}
      </Dialog>
    </>
  );
}

interface ActionProps {
  partner: PartnerRecord;
  onClose: () => void;
}

/** The record and its history are read again: after a conflict, too. */
function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => isOfPartners(queryKey) || queryKey[0] === '/api/admin/audit',
    });
}

function Changing({ partner, onClose }: ActionProps) {
  const api = useApi();
  const intl = useIntl();
  const reread = useReread();
  // What stood there when the form was opened: whoever changed it meanwhile is not overwritten.
  const [{ id, version }] = useState(partner);
  const [opening] = useState(() => valuesOf(partner));
  return (
    <PartnerForm
      isNew={false}
      opening={opening}
      onSend={async (values) => {
        await changePartner(api, id, { ...detailsOf(values), version }).finally(() => void reread());
        showToast(intl.formatMessage({ id: 'partners.change.done' }));
        onClose();
      }}
    />
  );
}

function useDoing(action: 'suspend' | 'restore', run: () => Promise<unknown>, onClose: () => void) {
  const intl = useIntl();
  const reread = useReread();
  return useMutation({
    mutationFn: run,
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `partners.${action}.done` }));
      onClose();
    },
    onSettled: reread,
  });
}

function Suspending({ partner: { id, version }, onClose }: ActionProps) {
  const api = useApi();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const suspending = useDoing('suspend', () => suspendPartner(api, id, reason.trim(), version), onClose);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setAsked(true);
    if (reason.trim() !== '' && !suspending.isPending) suspending.mutate();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {suspending.error && <ProblemMessage error={suspending.error} />}
      <p>
        <FormattedMessage id="partners.suspend.text" />
      </p>
      <TextArea
        label={<FormattedMessage id="partners.suspend.reason" />}
        rows={3}
        maxLength={suspendRequest.reason.maxLength}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={isAsked && reason.trim() === '' && <FormattedMessage id="partners.suspend.missing" />}
      />
      <Buttons action="suspend" busy={suspending.isPending} onClose={onClose} />
    </form>
  );
}

function Restoring({ partner: { id, version }, onClose }: ActionProps) {
  const api = useApi();
  const restoring = useDoing('restore', () => restorePartner(api, id, version), onClose);
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!restoring.isPending) restoring.mutate();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {restoring.error && <ProblemMessage error={restoring.error} />}
      <p>
        <FormattedMessage id="partners.restore.text" />
      </p>
      <Buttons action="restore" busy={restoring.isPending} onClose={onClose} />
    </form>
  );
}

const Buttons = ({ action, busy, onClose }: { action: 'suspend' | 'restore'; busy: boolean; onClose: () => void }) => (
  <div className="flex flex-wrap gap-3">
    <Button type="submit" look={action === 'suspend' ? 'danger' : 'primary'} busy={busy}>
      <FormattedMessage id={`partners.action.${action}`} />
    </Button>
    <Button look="secondary" onClick={onClose}>
      <FormattedMessage id="partners.back" />
    </Button>
  </div>
);
