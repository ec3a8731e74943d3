import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { startSession, useSession } from '../../session/session.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { changePassword } from './account.api.js';
import { changePasswordSchema } from './account.forms.js';
import { NewPasswordFields } from './new-password-fields.js';
import { Outcome } from '../../ui/feedback/outcome.js';

function PasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const api = useApi();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(
    useMemo(() => changePasswordSchema(email), [email]),
  );
  const submit = onSubmit(async ({ currentPassword, password }) => {
    const { user, ...tokens } = await changePassword(api, currentPassword, password);
    startSession(user, tokens);
    onChanged();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="account.newPassword.action" />}
    >
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />
      <PasswordInput
        {...field('currentPassword')}
        autoComplete="current-password"
        label={<FormattedMessage id="account.presentPassword" />}
      />
      <NewPasswordFields field={field} />
    </CheckedForm>
  );
}

/** Changes the password. */
export function PasswordSection() {
  const session = useSession();
  const [changed, setChanged] = useState(false);
  return (
    <section aria-labelledby="password-title" className="grid gap-4">
      <h2 id="password-title" className="text-xl">
        <FormattedMessage id="account.passwordPage.heading" />
      </h2>
      {changed ? (
        <Outcome
          title={<FormattedMessage id="account.passwordPage.done.title" />}
          text={<FormattedMessage id="account.passwordPage.done.text" />}
        />
      ) : (
        <>
          <p className="text-ink-soft">
            <FormattedMessage id="account.passwordPage.intro" />
          </p>
          <PasswordForm email={session?.user.email ?? ''} onChanged={() => setChanged(true)} />
        </>
      )}
    </section>
  );
}
