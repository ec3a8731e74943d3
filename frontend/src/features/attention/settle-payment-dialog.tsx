import * as settlePaymentAttentionRequest from '../../api/generated/limits/settle-payment-attention-request.gen.js';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { TextArea } from '../../ui/form/text-input.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { PaymentMatter } from './attention.api.js';
import { useSettling } from './use-payment-matters.js';

const LONGEST_NOTE = settlePaymentAttentionRequest.note.maxLength;

interface SettlePaymentDialogProps {
  matter: PaymentMatter | undefined;
  onClose: () => void;
}

/** Asks what was done before money leaves the list of what waits. */
export const SettlePaymentDialog = ({ matter, onClose }: SettlePaymentDialogProps) => (
  <Dialog
    isOpen={matter !== undefined}
    onClose={onClose}
    title={<FormattedMessage id="attention.payments.settle.title" />}
  >
    {matter && <NoteForm matter={matter} onClose={onClose} />}
  </Dialog>
);

function NoteForm({ matter, onClose }: { matter: PaymentMatter; onClose: () => void }) {
  const intl = useIntl();
  const settling = useSettling(matter);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const done = note.trim();
    setMissing(!done);
    if (!done) return event.currentTarget.querySelector('textarea')?.focus();
    settling.mutate(done, {
      onSuccess: () => {
        showToast(intl.formatMessage({ id: 'attention.settled' }));
        onClose();
      },
    });
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      <p>
        <strong className="font-medium">
          {matter.orderReference === undefined ? (
            <FormattedMessage id="attention.payments.noOrder" />
          ) : (
            <FormattedMessage id="attention.payments.order" values={{ reference: matter.orderReference }} />
          )}
        </strong>
        {' · '}
        <FormattedMessage id={`attention.payments.kind.${matter.kind}`} />
      </p>
      {settling.error && <ProblemMessage error={settling.error} />}
      <TextArea
        label={<FormattedMessage id="attention.payments.settle.note" />}
        hint={<FormattedMessage id="attention.payments.settle.hint" values={{ most: LONGEST_NOTE }} />}
        rows={4}
        maxLength={LONGEST_NOTE}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        error={missing && <FormattedMessage id="attention.payments.settle.missing" />}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={settling.isPending} className="max-sm:w-full">
          <FormattedMessage id="attention.settle" />
        </Button>
        <Button look="secondary" className="max-sm:w-full" onClick={onClose}>
          <FormattedMessage id="attention.back" />
        </Button>
      </div>
    </form>
  );
}
