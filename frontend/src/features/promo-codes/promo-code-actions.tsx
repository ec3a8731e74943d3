import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { PromoCodeForm } from './promo-code-form.js';
import { termsOf, valuesOf } from './promo-code-values.js';
import { changePromoCode, endPromoCode, isOfPromoCodes, type PromoCodeRecord } from './promo-codes.api.js';

type Action = PromoCodeRecord['actions'][number];

/** What may be done to the code now, as the API says. */
export function PromoCodeActions({ promoCode }: { promoCode: PromoCodeRecord }) {
  const [opened, setOpened] = useState<Action>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {promoCode.actions.map((action) => (
        <Button
          key={action}
          look={action === 'end' ? 'danger' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`promo-codes.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        role={opened === 'end' ? 'alertdialog' : 'dialog'}
        title={opened && <FormattedMessage id={`promo-codes.${opened}.title`} values={{ code: promoCode.code }} />}
      >
        {opened === 'change' && <Changing promoCode={promoCode} onClose={close} />}
        {opened === 'end' && <Ending promoCode={promoCode} onClose={close} />}
      </Dialog>
    </>
  );
}

interface ActionProps {
  promoCode: PromoCodeRecord;
  onClose: () => void;
}

/** The record and its history are read again: after a conflict, too. */
function useReread(): () => Promise<void> {
  const client = useQueryClient();
  return () =>
    client.invalidateQueries({
      predicate: ({ queryKey }) => isOfPromoCodes(queryKey) || queryKey[0] === '/api/admin/audit',
    });
}

function Changing({ promoCode, onClose }: ActionProps) {
  const api = useApi();
  const intl = useIntl();
  const reread = useReread();
  // What stood there when the form was opened: whoever changed it meanwhile is not overwritten.
  const [{ id, version }] = useState(promoCode);
  const [opening] = useState(() => valuesOf(promoCode));
  return (
    <PromoCodeForm
      isNew={false}
      opening={opening}
      onSend={async (values) => {
        await changePromoCode(api, id, { ...termsOf(values), version }).finally(() => void reread());
        showToast(intl.formatMessage({ id: 'promo-codes.change.done' }));
        onClose();
      }}
    />
  );
}

function Ending({ promoCode: { id, version }, onClose }: ActionProps) {
  const api = useApi();
  const intl = useIntl();
  const reread = useReread();
  const ending = useMutation({
    mutationFn: () => endPromoCode(api, id, version),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: 'promo-codes.end.done' }));
      onClose();
    },
    onSettled: reread,
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!ending.isPending) ending.mutate();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {ending.error && <ProblemMessage error={ending.error} />}
      <p>
        <FormattedMessage id="promo-codes.end.text" />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="danger" busy={ending.isPending}>
          <FormattedMessage id="promo-codes.action.end" />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="promo-codes.back" />
        </Button>
      </div>
    </form>
  );
}
