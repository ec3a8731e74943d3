import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { endSession } from '../../session/session.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { closeAccount } from './account.api.js';

/** Closing cannot be undone: it is asked for twice, and with the password. */
export function CloseAccount() {
  const api = useApi();
  const intl = useIntl();
  const go = useGo();
  const [isAsked, setAsked] = useState(false);
  const { withPassword, dialog } = useConfirmedPassword();
  const closing = useMutation({
    mutationFn: () => withPassword(() => closeAccount(api)),
    onSuccess: async () => {
      endSession();
      showToast(intl.formatMessage({ id: 'account.close.done' }));
      await go('/');
    },
  });
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-7">
      <h2 className="text-xl">
        <FormattedMessage id="account.close.title" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="account.close.text" />
      </p>
      <Button look="secondary" onClick={() => setAsked(true)}>
        <FormattedMessage id="account.close.action" />
      </Button>
      <Dialog
        role="alertdialog"
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        title={<FormattedMessage id="account.close.question" />}
      >
        <div className="grid gap-5">
          <p>
            <FormattedMessage id="account.close.warning" />
          </p>
          {closing.error && <ProblemMessage error={closing.error} />}
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={closing.isPending} onClick={() => closing.mutate()}>
              <FormattedMessage id="account.close.confirm" />
            </Button>
            <Button look="secondary" onClick={() => setAsked(false)}>
              <FormattedMessage id="account.close.keep" />
            </Button>
          </div>
        </div>
      </Dialog>
      {dialog}
    </section>
  );
}
