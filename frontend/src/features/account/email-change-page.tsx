import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { approveEmailChange, stopEmailChange } from './account.api.js';
import { DeadLink } from './dead-link.js';
import { useMailedToken } from './mailed-token.js';

const ToPassword = () => (
  <ButtonLink to="/account-password">
    <FormattedMessage id="account.newPassword.action" />
  </ButtonLink>
);

/** For who reads the old mailbox: approves or stops the change of address. */
export function EmailChangePage() {
  const intl = useIntl();
  const api = useApi();
  const token = useMailedToken();
  const approve = useMutation({ mutationFn: () => approveEmailChange(api, token) });
  const stop = useMutation({ mutationFn: () => stopEmailChange(api, token) });
  const error = approve.error ?? stop.error;
  const isDead = token === '' || (isProblem(error) && error.code === 'LINK_NOT_VALID');
  const isOpen = !isDead && !approve.isSuccess && !stop.isSuccess;
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.emailChange.title' })}
      intro={isOpen && <FormattedMessage id="account.emailChange.intro" />}
    >
      {isDead && <DeadLink again={<ToPassword />} />}
      {!isDead && stop.isSuccess && (
        <Outcome
          title={<FormattedMessage id="account.emailChange.stopped.title" />}
          text={<FormattedMessage id="account.emailChange.stopped.text" />}
        >
          <ToPassword />
        </Outcome>
      )}
      {!isDead && approve.isSuccess && !stop.isSuccess && (
        <Outcome
          title={<FormattedMessage id="account.emailChange.approved.title" />}
          text={<FormattedMessage id="account.emailChange.approved.text" />}
        />
      )}
      {isOpen && (
        <div className="grid justify-items-start gap-4">
          {error && <ProblemMessage error={error} />}
          <Button busy={approve.isPending} onClick={() => approve.mutate()}>
            <FormattedMessage id="account.emailChange.approve" />
          </Button>
          <Button look="danger" busy={stop.isPending} onClick={() => stop.mutate()}>
            <FormattedMessage id="account.emailChange.stop" />
          </Button>
        </div>
      )}
    </EntryFrame>
  );
}
