import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { verifySession } from '../../session/verify-session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { confirmEmail } from './account.api.js';
import { DeadLink } from './dead-link.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { useMailedToken } from './mailed-token.js';
import { Outcome } from '../../ui/feedback/outcome.js';

const ToAccount = () => {
  const session = useSession();
  return (
    <ButtonLink to={session ? '/account' : '/login'}>
      <FormattedMessage id={session ? 'account.already.account' : 'account.login.action'} />
    </ButtonLink>
  );
};

/** Confirms by a click and not by being opened: programs that look through mails open links too. */
export function VerifyEmailPage() {
  const intl = useIntl();
  const api = useApi();
  const token = useMailedToken();
  const confirm = useMutation({
    mutationFn: () => confirmEmail(api, token),
    onSuccess: () => verifySession(api),
  });
  const isDead = token === '' || (isProblem(confirm.error) && confirm.error.code === 'LINK_NOT_VALID');
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.verify.title' })}
      intro={!isDead && !confirm.isSuccess && <FormattedMessage id="account.verify.intro" />}
    >
      {isDead && <DeadLink again={<ToAccount />} />}
      {confirm.isSuccess && (
        <Outcome
          title={<FormattedMessage id="account.verify.done.title" />}
          text={<FormattedMessage id="account.verify.done.text" />}
        >
          <ToAccount />
        </Outcome>
      )}
      {!isDead && !confirm.isSuccess && (
        <div className="grid justify-items-start gap-5">
          {confirm.isError && <ProblemMessage error={confirm.error} />}
          <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
            <FormattedMessage id="account.verify.action" />
          </Button>
        </div>
      )}
    </EntryFrame>
  );
}
