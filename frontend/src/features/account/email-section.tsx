import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSession } from '../../session/session.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import { TextInput } from '../../ui/form/text-input.js';
import { useCheckedForm } from '../../ui/form/use-checked-form.js';
import { askForEmailChange, emailQuery, giveUpEmailChange, type PendingEmail } from './account.api.js';
import { emailChangeSchema } from './account.forms.js';

const strong = (email: string) => <strong className="wrap-anywhere">{email}</strong>;

/** The address of the account, and how it gets another one. */
export function EmailSection() {
  const session = useSession();
  const { data, error, refetch } = useQuery({ ...emailQuery(), enabled: session !== undefined, staleTime: 0 });
  return (
    <section id="email" aria-labelledby="email-title" className="grid gap-4">
      <h2 id="email-title" className="text-xl">
        <FormattedMessage id="account.emailSection.title" />
      </h2>
      {!data && error && <ProblemMessage error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && (
        <p className="text-ink-soft">
          <FormattedMessage id="account.emailSection.now" values={{ email: strong(data.email) }} />
        </p>
      )}
      {data?.change && <Pending email={data.email} change={data.change} />}
      {data && !data.change && <NewEmail />}
    </section>
  );
}

function Pending({ email, change }: { email: string; change: PendingEmail }) {
  const api = useApi();
  const client = useQueryClient();
  const giveUp = useMutation({
    mutationFn: () => giveUpEmailChange(api),
    onSuccess: () => client.invalidateQueries(emailQuery()),
  });
  const values = { email: strong(email), next: strong(change.email) };
  return (
    <div className="grid justify-items-start gap-4 rounded-lg bg-sun-soft p-5 text-ink">
      <p role="status">
        <FormattedMessage
          id={change.approved ? 'account.emailSection.confirm' : 'account.emailSection.approve'}
          values={values}
        />
      </p>
      {giveUp.error && <ProblemMessage error={giveUp.error} />}
      <Button look="secondary" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
        <FormattedMessage id="account.emailSection.giveUp" />
      </Button>
    </div>
  );
}

function NewEmail() {
  const api = useApi();
  const client = useQueryClient();
  const { withPassword, dialog } = useConfirmedPassword();
  const { field, failures, problem, busy, onSubmit } = useCheckedForm(emailChangeSchema, { email: '' });
  const submit = onSubmit(async ({ email }) => {
    await withPassword(() => askForEmailChange(api, email));
    await client.invalidateQueries(emailQuery());
  });
  return (
    <>
      <CheckedForm
        {...{ failures, problem, busy }}
        onSubmit={submit}
        action={<FormattedMessage id="account.emailSection.action" />}
      >
        <TextInput
          {...field('email')}
          type="email"
          autoComplete="email"
          label={<FormattedMessage id="account.emailSection.new" />}
        />
      </CheckedForm>
      {dialog}
    </>
  );
}
