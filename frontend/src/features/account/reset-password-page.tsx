import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { endSession } from '../../session/session.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { resetLinkQuery, resetPassword } from './account.api.js';
import { resetPasswordSchema } from './account.forms.js';
import { DeadLink } from './dead-link.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { useMailedToken } from './mailed-token.js';
import { NewPasswordFields } from './new-password-fields.js';
import { Outcome } from '../../ui/feedback/outcome.js';

type State = 'asking' | 'done' | 'dead';

/** The form stands there while the link is looked at, and where that fails: sending it tells. */
function useWorks(token: string): boolean {
  const { data: works = true } = useQuery(resetLinkQuery(useApi(), token));
  return token !== '' && works;
}

function ResetForm({ token, onEnd }: { token: string; onEnd: (state: State) => void }) {
  const api = useApi();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(resetPasswordSchema);
  const submit = onSubmit(async ({ password }) => {
    try {
      await resetPassword(api, token, password);
    } catch (error) {
      if (!isProblem(error) || error.code !== 'LINK_NOT_VALID') throw error;
      onEnd('dead');
      return;
    }
    endSession();
    onEnd('done');
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="account.newPassword.action" />}
    >
      <NewPasswordFields field={field} />
    </CheckedForm>
  );
}

export function ResetPasswordPage() {
  const intl = useIntl();
  const token = useMailedToken();
  const works = useWorks(token);
  const [end, setEnd] = useState<State>('asking');
  const state = end === 'asking' && !works ? 'dead' : end;
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.reset.title' })}
      intro={state === 'asking' && <FormattedMessage id="account.reset.intro" />}
    >
      {state === 'asking' && <ResetForm token={token} onEnd={setEnd} />}
      {state === 'dead' && <DeadLink again={<ForgotLink />} />}
      {state === 'done' && (
        <Outcome
          title={<FormattedMessage id="account.reset.done.title" />}
          text={<FormattedMessage id="account.reset.done.text" />}
        >
          <ButtonLink to="/login">
            <FormattedMessage id="account.login.action" />
          </ButtonLink>
        </Outcome>
      )}
    </EntryFrame>
  );
}

const ForgotLink = () => (
  <ButtonLink to="/forgot-password">
    <FormattedMessage id="account.forgot.action" />
  </ButtonLink>
);
