import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { currentSession, useSession } from '../../session/session.js';
import { verifySession } from '../../session/verify-session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Button } from '../../ui/form/button.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { showToast } from '../../ui/feedback/toast-store.js';
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

/**
 * Confirms by a click and not by being opened: programs that look through mails open links too. Then shows the bookings
 * that the address has brought to the account.
 */
export function VerifyEmailPage() {
  const intl = useIntl();
  const api = useApi();
  const token = useMailedToken();
  const go = useGo();
  const bookings = sitePath(useSite(), '/bookings');
  const confirm = useMutation({
    mutationFn: () => confirmEmail(api, token),
    onSuccess: async () => {
      await verifySession(api);
      if (!currentSession()) return;
      showToast(intl.formatMessage({ id: 'account.verify.done.title' }));
      await go('/bookings');
    },
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
          <ButtonLink to={`/login?next=${encodeURIComponent(bookings)}`}>
            <FormattedMessage id="account.login.action" />
          </ButtonLink>
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
