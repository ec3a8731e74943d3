import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { startSession, useSession, useSessionLost } from '../../session/session.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Link } from '../../ui/text/link.js';
import { PasswordInput } from '../../ui/form/password-input.js';
import { TextInput } from '../../ui/form/text-input.js';
import { infoLink } from '../../ui/text/text-link.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { logIn } from './account.api.js';
import { logInSchema } from './account.forms.js';
import { AlreadySignedIn } from './already-signed-in.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { linkTo } from './entry-link.js';
import { KnownSession } from './known-session.js';
import { useGoOn, useNext } from './next-page.js';
import { EmailField } from './person-fields.js';

/** Which code the server wants, by what it said. */
const WANTED: Readonly<Partial<Record<string, 'mailed' | 'app'>>> = {
  SIGN_IN_CODE_REQUIRED: 'mailed',
  SECOND_FACTOR_REQUIRED: 'app',
};

function LoginForm({ onEnter }: { onEnter: () => void }) {
  const api = useApi();
  const goOn = useGoOn();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(logInSchema);
  const [asked, setAsked] = useState<'mailed' | 'app'>();
  const submit = onSubmit(async (credentials) => {
    const { user, ...tokens } = await logIn(api, credentials).catch((error: unknown) => {
      const wanted = isProblem(error) && WANTED[error.code];
      if (wanted) setAsked(wanted);
      throw error;
    });
    onEnter();
    startSession(user, tokens);
    await goOn();
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="account.login.action" />}
    >
      <EmailField {...field('email')} />
      <PasswordInput
        {...field('password')}
        autoComplete="current-password"
        label={<FormattedMessage id="account.password" />}
      />
      {asked === 'mailed' && (
        <TextInput
          {...field('code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          label={<FormattedMessage id="account.login.code" />}
          hint={<FormattedMessage id="account.login.code.hint" />}
        />
      )}
      {asked === 'app' && (
        <TextInput
          {...field('code')}
          autoComplete="one-time-code"
          label={<FormattedMessage id="account.login.appCode" />}
          hint={<FormattedMessage id="account.login.appCode.hint" />}
        />
      )}
    </CheckedForm>
  );
}

const SessionEnded = () => {
  const isEnded = useSessionLost();
  return (
    <p role="status" className={isEnded ? 'mb-6 rounded-lg bg-sun-soft p-4' : 'sr-only'}>
      {isEnded && <FormattedMessage id="account.login.ended" />}
    </p>
  );
};

export function LoginPage() {
  const intl = useIntl();
  const session = useSession();
  const [entering, setEntering] = useState(false);
  const { page, query } = useNext();
  const isLost = useSessionLost();
  // Whose session has ended may have been on a page for everybody.
  const mustLogIn = page !== undefined && !isLost;
  const isKnown = session !== undefined && !entering;
  const links = (
    <>
      <p>
        <Link to={`/forgot-password${query}`} className={infoLink}>
          <FormattedMessage id="account.login.forgot" />
        </Link>
      </p>
      <p>
        <FormattedMessage id="account.login.noAccount" values={{ a: linkTo(`/signup${query}`) }} />
      </p>
    </>
  );
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.login.title' })}
      description={intl.formatMessage({ id: 'account.login.intro' })}
      intro={<FormattedMessage id={mustLogIn ? 'account.login.introNext' : 'account.login.intro'} />}
      below={!isKnown && links}
    >
      {!isKnown ? (
        <>
          <SessionEnded />
          <LoginForm onEnter={() => setEntering(true)} />
        </>
      ) : page ? (
        <KnownSession />
      ) : (
        <AlreadySignedIn user={session.user} />
      )}
    </EntryFrame>
  );
}
