import { useMutation } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { verifySession } from '../../session/verify-session.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { MissingList } from './missing-list.js';
import type { Step } from './steps.js';
import type { StepProps } from './use-application.js';

interface SendStepProps extends Omit<StepProps, 'keep'> {
  onStep: (step: Step) => void;
}

/** What is missing by name, or the button that hands the application to the team. */
export function SendStep({ application, save, onStep }: SendStepProps) {
  const api = useApi();
  const intl = useIntl();
  const { missing } = application;
  const sending = useMutation({
    mutationFn: () => save((writes) => writes.changeStatus('pending-review')),
    onSuccess: async () => {
      showToast(intl.formatMessage({ id: 'recruitment.sent' }));
      await verifySession(api);
    },
  });
  if (missing.length > 0)
    return (
      <div className="rounded-lg bg-sun-soft p-4">
        <p className="font-medium">
          <FormattedMessage id="recruitment.missing.title" values={{ count: missing.length }} />
        </p>
        <MissingList application={application} missing={missing} onStep={onStep} />
      </div>
    );
  return (
    <div className="grid gap-4">
      <p>
        <FormattedMessage id="recruitment.whole" />
      </p>
      {sending.error && <ProblemMessage error={sending.error} />}
      <p>
        <Button busy={sending.isPending} onClick={() => sending.mutate()}>
          <FormattedMessage id="recruitment.send" />
        </Button>
      </p>
    </div>
  );
}
