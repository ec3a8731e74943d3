import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { Link } from '../../ui/text/link.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { askForPasswordReset } from './account.api.js';
import { forgotPasswordSchema } from './account.forms.js';
import { EntryFrame } from '../../layout/entry-frame.js';
import { useNext } from './next-page.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { infoLink } from '../../ui/text/text-link.js';
import { EmailField } from './person-fields.js';

function ForgotForm({ onSent }: { onSent: (email: string) => void }) {
  const api = useApi();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(forgotPasswordSchema);
  const submit = onSubmit(async ({ email }) => {
    await askForPasswordReset(api, email);
    onSent(email);
  });
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="account.forgot.action" />}
    >
      <EmailField {...field('email')} />
    </CheckedForm>
  );
}

export function ForgotPasswordPage() {
  const intl = useIntl();
  const { query } = useNext();
  const [sentTo, setSentTo] = useState<string>();
  return (
    <EntryFrame
      title={intl.formatMessage({ id: 'account.forgot.title' })}
      intro={<FormattedMessage id="account.forgot.intro" />}
      below={
        <p>
          <Link to={`/login${query}`} className={infoLink}>
            <FormattedMessage id="account.toLogin" />
          </Link>
        </p>
      }
    >
      {sentTo === undefined ? (
        <ForgotForm onSent={setSentTo} />
      ) : (
        <Outcome
          title={<FormattedMessage id="account.forgot.sent.title" />}
          text={<FormattedMessage id="account.forgot.sent.text" values={{ email: sentTo }} />}
        />
      )}
    </EntryFrame>
  );
}
