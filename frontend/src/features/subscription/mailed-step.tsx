import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { isProblem } from '../../api/api.js';
import { useApi } from '../../api/use-api.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Outcome } from '../../ui/outcome.js';
import { ProblemMessage } from '../../ui/problem-message.js';
import { confirmSubscription, leaveNewsletter } from './subscription.api.js';

const DeadLink = () => (
  <EmptyState
    title={<FormattedMessage id="subscription.dead.title" />}
    action={
      <ButtonLink to="/subscription" look="secondary">
        <FormattedMessage id="subscription.dead.again" />
      </ButtonLink>
    }
  >
    <FormattedMessage id="subscription.dead.text" />
  </EmptyState>
);

interface MailedStepProps {
  kind: 'confirm' | 'leave';
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
  const { error } = step;
  // A link that is no link is refused like one that has run out.
  if (isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429) return <DeadLink />;
  if (step.isSuccess) {
    return (
      <Outcome
        title={<FormattedMessage id={`subscription.${kind}.done.title`} />}
        text={<FormattedMessage id={`subscription.${kind}.done.text`} values={{ email: step.data }} />}
      >
        <ButtonLink to="/blog" look="secondary">
          <FormattedMessage id="subscription.toBlog" />
        </ButtonLink>
      </Outcome>
    );
  }
  return (
    <div className="grid justify-items-start gap-5">
      <h2 className="text-2xl">
        <FormattedMessage id={`subscription.${kind}.title`} />
      </h2>
      <p>
        <FormattedMessage id={`subscription.${kind}.text`} />
      </p>
      {step.isError && <ProblemMessage error={error} />}
      <Button busy={step.isPending} onClick={() => step.mutate()}>
        <FormattedMessage id={`subscription.${kind}.action`} />
      </Button>
    </div>
  );
}
