import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { verifySession } from '../../session/verify-session.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { confirmNewEmail } from './account.api.js';
import { DeadLink } from './dead-link.js';
import { useMailedToken } from './mailed-token.js';

const ToAccount = () => (
  <ButtonLink to="/account">
    <FormattedMessage id="account.already.account" />
  </ButtonLink>
);

/** For who reads the new mailbox: the account then has the new address. */
export function NewEmailPage() {
  const intl = useIntl();
  const api = useApi();
  const token = useMailedToken();
  const confirm = useMutation({
    mutationFn: () => confirmNewEmail(api, token),
    onSuccess: () => verifySession(api),
  });
  const isDead = token === '' || (isProblem(confirm.error) && confirm.error.code === 'LINK_NOT_VALID');
  const isOpen = !isDead && !confirm.isSuccess;
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.newEmail.title' })}
      intro={isOpen && <FormattedMessage id="account.verify.intro" />}
    >
      {isDead && <DeadLink again={<ToAccount />} />}
      {!isDead && confirm.isSuccess && (
        <Outcome
          title={<FormattedMessage id="account.newEmail.done.title" />}
          text={<FormattedMessage id="account.newEmail.done.text" />}
        >
          <ToAccount />
        </Outcome>
      )}
      {isOpen && (
        <div className="grid justify-items-start gap-5">
          {confirm.error && <ProblemMessage error={confirm.error} />}
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            <FormattedMessage id="account.verify.action" />
          </Button>
        </div>
      )}
    </EntryFrame>
  );
}
