import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { WaitingOrder } from './checkout.api.js';
import { useGiveUpOrder } from './use-cart.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

interface GiveUpOrderDialogProps {
  order: WaitingOrder | undefined;
  onClose: () => void;
}

export function GiveUpOrderDialog({ order, onClose }: GiveUpOrderDialogProps) {
  const intl = useIntl();
  const ending = useGiveUpOrder();
  const removed = useFocusAfterRemoval(order !== undefined);
  const close = (): void => {
    ending.reset();
    onClose();
  };
  const giveUp = ({ reference }: WaitingOrder): void =>
    ending.mutate(reference, {
      onSuccess: () => {
        removed();
        showToast(intl.formatMessage({ id: 'checkout.waiting.giveUp.done' }, { reference }));
        close();
      },
    });
  return (
    <Dialog
      isOpen={order !== undefined}
      onClose={close}
      role="alertdialog"
      title={
        <FormattedMessage
          id="checkout.waiting.giveUp.title"
          values={{ reference: <span className="whitespace-nowrap">{order?.reference}</span> }}
        />
      }
    >
      {order && (
        <div className="grid gap-5">
          <p>
            <FormattedMessage id="checkout.waiting.giveUp.text" />
          </p>
          {ending.error && <ProblemMessage error={ending.error} />}
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={ending.isPending} className="max-sm:w-full" onClick={() => giveUp(order)}>
              <FormattedMessage id="checkout.waiting.giveUp.confirm" />
            </Button>
            <Button look="secondary" className="max-sm:w-full" onClick={close}>
              <FormattedMessage id="checkout.waiting.giveUp.keep" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
