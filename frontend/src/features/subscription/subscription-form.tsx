import { useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useReturnedForm } from '../../api/returned-form.js';
import { useApi } from '../../api/use-api.js';
import { sitePath, useSite } from '../../i18n/site.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { subscribe } from './newsletter.js';
import { subscriptionSchema } from './subscription.api.js';

interface SubscriptionFormProps {
  /** Stands below another form of the page: what came back with the document is that one's. */
  second?: boolean;
  /** Why it is shown; gone with it when it has been sent. */
  above?: ReactNode;
}

/** Where the form comes back without script. */
const LABELS = { email: 'subscription.email' } as const;

export function SubscriptionForm({ second = false, above }: SubscriptionFormProps) {
  const api = useApi();
  const site = useSite();
  const returned = useReturnedForm('/subscription');
  const [sentTo, setSentTo] = useState<string>();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(
    subscriptionSchema,
    undefined,
    second ? undefined : returned,
    LABELS,
  );
  const submit = onSubmit(async ({ email }) => {
    await subscribe(api, email, site.locale);
    setSentTo(email);
  });
  if (sentTo !== undefined) {
    return (
      <Outcome
        title={<FormattedMessage id="subscription.sent.title" />}
        text={<FormattedMessage id="subscription.sent.text" values={{ email: <strong>{sentTo}</strong> }} />}
      />
    );
  }
  const form = (
    <CheckedForm
      {...{ failures, problem, busy }}
      native
      {...(second ? { address: sitePath(site, '/subscription') } : {})}
      onSubmit={submit}
      action={<FormattedMessage id="subscription.action" />}
    >
      <TextInput
        {...field('email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        label={<FormattedMessage id="subscription.email" />}
        hint={<FormattedMessage id="subscription.email.hint" />}
      />
    </CheckedForm>
  );
  if (!above) return form;
  return (
    <div className="grid gap-8">
      {above}
      {form}
    </div>
  );
}
