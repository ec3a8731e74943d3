import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useReturnedForm } from '../../api/returned-form.js';
import { useApi } from '../../api/use-api.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Outcome } from '../../ui/outcome.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { SubscriptionForm } from './subscription-form.js';
import { confirmSubscription, leaveNewsletter } from './subscription.api.js';

const DeadLink = () => (
  <div className="grid gap-8">
    <EmptyState title={<FormattedMessage id="subscription.dead.title" />}>
      <FormattedMessage id="subscription.dead.text" />
    </EmptyState>
    <SubscriptionForm second />
  </div>
);

/** A link that is no link is refused like one that has run out. */
const isDead = (error: unknown): boolean =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 403 && error.status !== 429;

type Kind = 'confirm' | 'leave';

interface StepDoneProps {
  kind: Kind;
  /** Whose, mostly hidden; unknown where the step was done without script. */
  email?: string;
}

export const StepDone = ({ kind, email }: StepDoneProps) => (
  <Outcome
    title={<FormattedMessage id={`subscription.${kind}.done.title`} />}
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
  kind: Kind;
  token: string;
}

/** What a link of our mails asks for, done by a click and not by being opened: programs that look through mails open links too. */
export function MailedStep({ kind, token }: MailedStepProps) {
  const api = useApi();
  const step = useMutation({
    mutationFn: async () => {
      if (kind === 'confirm') return (await confirmSubscription(api, token)).email;
      await leaveNewsletter(api, token);
      return '';
    },
  });
  const returned = useReturnedForm('/subscription');
  const error = step.isIdle ? returned?.problem : step.error;
  if (isDead(error)) return <DeadLink />;
  if (step.isSuccess) return <StepDone kind={kind} email={step.data} />;
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
