import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { MoneyText, type Money } from '../../ui/text/money.js';
import { RefusedForm } from '../../ui/form/refused-form.js';

type Outcome = 'complete' | 'fail';

interface ConfirmationDialogProps {
  /** The bank's question; none, and nothing is shown. */
  actionId: string | undefined;
  /** It was asked before the page was opened. */
  isResumed: boolean;
  amount: Money;
  send: (answer: { actionId: string; outcome: Outcome }) => Promise<void>;
  onClose: () => void;
}

/** What a bank asks in its own window: is it really you? */
export const ConfirmationDialog = ({ actionId, onClose, ...rest }: ConfirmationDialogProps) => (
  <Dialog
    isOpen={actionId !== undefined}
    onClose={onClose}
    dismissable={false}
    title={<FormattedMessage id="checkout.confirmation.title" />}
  >
    {actionId && <Question actionId={actionId} {...rest} />}
  </Dialog>
);

function Question({
  actionId,
  isResumed,
  amount,
  send,
}: Omit<ConfirmationDialogProps, 'actionId' | 'onClose'> & { actionId: string }) {
  const answer = useMutation({ mutationFn: (outcome: Outcome) => send({ actionId, outcome }) });
  return (
    <div className="grid gap-5">
      {isResumed && (
        <p className="font-medium">
          <FormattedMessage id="checkout.confirmation.resumed" />
        </p>
      )}
      <p>
        <FormattedMessage id="checkout.confirmation.text" values={{ amount: <MoneyText value={amount} /> }} />
      </p>
      <RefusedForm problem={answer.error} />
      <div className="flex flex-wrap gap-3">
        <Button busy={answer.isPending} className="max-sm:w-full" onClick={() => answer.mutate('complete')}>
          <FormattedMessage id="checkout.confirmation.complete" />
        </Button>
        <Button
          look="secondary"
          busy={answer.isPending}
          className="max-sm:w-full"
          onClick={() => answer.mutate('fail')}
        >
          <FormattedMessage id="checkout.confirmation.fail" />
        </Button>
      </div>
    </div>
  );
}
