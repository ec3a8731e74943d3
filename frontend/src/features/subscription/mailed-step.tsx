import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { useReturnedForm } from '../../api/returned-form.js';
import { useApi } from '../../api/use-api.js';
import { Button } from '../../ui/form/button.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { Outcome } from '../../ui/feedback/outcome.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { SubscriptionForm } from './subscription-form.js';
import { confirmSubscription, isDead, leaveNewsletter, type LinkKind, mailedLinkQuery } from './mailed-link.api.js';

const DeadLink = () => (
  <SubscriptionForm
    second
    above={
      <EmptyState title={<FormattedMessage id="subscription.dead.title" />}>
        <FormattedMessage id="subscription.dead.text" />
      </EmptyState>
    }
  />
);

interface StepDoneProps {
  kind: LinkKind;
  /** Whose, mostly hidden; unknown where the step was done without script. */
  email?: string;
  /** Done before: the link is of no more use. */
  before?: boolean;
}

export const StepDone = ({ kind, email, before = false }: StepDoneProps) => (
  <Outcome
    title={<FormattedMessage id={before ? `subscription.${kind}.used` : `subscription.${kind}.done.title`} />}
    text={
      kind === 'confirm' && email === undefined ? (
        <FormattedMessage id="subscription.confirm.done.noted" />
      ) : (
        <FormattedMessage id={`subscription.${kind}.done.text`} values={{ email }} />
      )
    }
  >
    <ButtonLink to="/blog" look="secondary">
      <FormattedMessage id="subscription.toBlog" />
    </ButtonLink>
  </Outcome>
);

interface MailedStepProps {
  kind: LinkKind;
  token: string;
}

/** What a link of our mails asks for, done by a click and not by being opened: programs that look through mails open links too. */
export function MailedStep({ kind, token }: MailedStepProps) {
  const api = useApi();
  const client = useQueryClient();
  const look = mailedLinkQuery(api, kind, token);
  const { data: link } = useQuery(look);
  const step = useMutation({
    mutationFn: async () => {
      if (kind === 'confirm') return (await confirmSubscription(api, token)).email;
      await leaveNewsletter(api, token);
      return '';
    },
    // Whoever comes back to the link finds it used.
    onSuccess: () => client.invalidateQueries({ queryKey: look.queryKey, refetchType: 'none' }),
  });
  const returned = useReturnedForm('/subscription');
  const error = step.isIdle ? returned?.problem : step.error;
  if (step.isSuccess) return <StepDone kind={kind} email={step.data} />;
  if (link === null || isDead(error)) return <DeadLink />;
  if (link?.used) return <StepDone kind={kind} email={link.email} before />;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    step.mutate();
  };
  return (
    <form method="post" onSubmit={send} className="grid justify-items-start gap-5">
      <h2 className="text-2xl">
        <FormattedMessage id={`subscription.${kind}.title`} />
      </h2>
      <p>
        <FormattedMessage id={`subscription.${kind}.text`} />
      </p>
      {error && <ProblemMessage error={error} />}
      <input type="hidden" name="token" value={token} />
      <Button type="submit" busy={step.isPending}>
        <FormattedMessage id={`subscription.${kind}.action`} />
      </Button>
    </form>
  );
}
