import { FormattedMessage, useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { infoLink } from '../../ui/text/text-link.js';
import { QrCode } from './qr-code.js';
import type { AuthenticatorSetup } from './security.api.js';

const schema = z.object({
  code: z.string().check(z.trim(), z.regex(/^\d{3}\s?\d{3}$/, 'security.setup.code.missing')),
});

interface SecondFactorSetupProps {
  setup: AuthenticatorSetup;
  /** Sends the code, after the password where that is wanted again. */
  send: (code: string) => Promise<void>;
}

/** Brings the secret into an app, and proves by a code that it is there. */
export function SecondFactorSetup({ setup: { secret, uri, qrCode }, send }: SecondFactorSetupProps) {
  const intl = useIntl();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(schema, { code: '' });
  const submit = onSubmit(({ code }) => send(code.replace(/\s/g, '')));
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={submit}
      action={<FormattedMessage id="security.setup.action" />}
    >
      <p>
        <FormattedMessage id="security.setup.scan" />
      </p>
      <QrCode rows={qrCode} label={intl.formatMessage({ id: 'security.setup.qr' })} />
      <p className="wrap-anywhere">
        <FormattedMessage
          id="security.setup.type"
          values={{ secret: <code className="font-mono">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code> }}
        />
      </p>
      <p>
        <a href={uri} className={infoLink}>
          <FormattedMessage id="security.setup.open" />
        </a>
      </p>
      <TextInput
        {...field('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        label={<FormattedMessage id="security.setup.code" />}
      />
    </CheckedForm>
  );
}
