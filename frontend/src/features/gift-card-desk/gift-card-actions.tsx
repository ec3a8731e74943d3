import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as blockRequest from '../../api/generated/limits/block-gift-card-request.gen.js';
import type { Api } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextArea, TextInput } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import {
  blockGiftCard,
  extendGiftCard,
  isOfGiftCards,
  resendGiftCard,
  type GiftCardRecord,
} from './gift-card-desk.api.js';

type Action = GiftCardRecord['actions'][number];

/** What may be done to the card now, as the API says. */
export function GiftCardActions({ card }: { card: GiftCardRecord }) {
  const [opened, setOpened] = useState<Action>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {card.actions.map((action) => (
        <Button
          key={action}
          look={action === 'block' ? 'danger' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`gift-card-desk.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        role={opened === 'block' ? 'alertdialog' : 'dialog'}
        title={opened && <FormattedMessage id={`gift-card-desk.${opened}.title`} values={{ last4: card.last4 }} />}
      >
        {opened === 'block' && <Blocking card={card} onClose={close} />}
        {opened === 'extend' && <Extending card={card} onClose={close} />}
        {opened === 'resend' && <Resending card={card} onClose={close} />}
      </Dialog>
    </>
  );
}

interface ActionProps {
  card: GiftCardRecord;
  onClose: () => void;
}

interface ActionFormProps {
  action: Action;
  /** Undefined while something is missing. */
  work: ((api: Api) => Promise<unknown>) | undefined;
  onMissing?: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** The record and its history are read again: after a conflict, too. */
function ActionForm({ action, work, onMissing, onClose, children }: ActionFormProps) {
  const api = useApi();
  const intl = useIntl();
  const client = useQueryClient();
  const doing = useMutation({
    mutationFn: (then: (api: Api) => Promise<unknown>) => then(api),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `gift-card-desk.${action}.done` }));
      onClose();
    },
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfGiftCards(queryKey) }),
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (work === undefined) return onMissing?.();
    if (!doing.isPending) doing.mutate(work);
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {doing.error && <ProblemMessage error={doing.error} />}
      {children}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={action === 'block' ? 'danger' : 'primary'} busy={doing.isPending}>
          <FormattedMessage id={`gift-card-desk.${action}.confirm`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="gift-card-desk.back" />
        </Button>
      </div>
    </form>
  );
}

function Blocking({ card: { id, version }, onClose }: ActionProps) {
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = reason.trim();
  return (
    <ActionForm
      action="block"
      work={given ? (api) => blockGiftCard(api, id, given, version) : undefined}
      onMissing={() => setMissing(true)}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id="gift-card-desk.block.text" />
      </p>
      <TextArea
        rows={3}
        maxLength={blockRequest.reason.maxLength}
        label={<FormattedMessage id="gift-card-desk.blockReason" />}
        error={isMissing && !given ? intl.formatMessage({ id: 'gift-card-desk.block.missing' }) : undefined}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ActionForm>
  );
}

function Extending({ card: { id, version, expiresAt }, onClose }: ActionProps) {
  const intl = useIntl();
  const [day, setDay] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <ActionForm
      action="extend"
      work={day ? (api) => extendGiftCard(api, id, day, version) : undefined}
      onMissing={() => setMissing(true)}
      onClose={onClose}
    >
      <TextInput
        type="date"
        min={expiresAt.slice(0, 10)}
        label={<FormattedMessage id="gift-card-desk.extend.day" />}
        error={isMissing && !day ? intl.formatMessage({ id: 'gift-card-desk.extend.missing' }) : undefined}
        value={day}
        onChange={({ target }) => setDay(target.value)}
      />
    </ActionForm>
  );
}

const Resending = ({ card: { id, version, recipientEmail, buyerEmail }, onClose }: ActionProps) => (
  <ActionForm action="resend" work={(api) => resendGiftCard(api, id, version)} onClose={onClose}>
    <p>
      <FormattedMessage id="gift-card-desk.resend.text" values={{ email: recipientEmail ?? buyerEmail }} />
    </p>
  </ActionForm>
);
