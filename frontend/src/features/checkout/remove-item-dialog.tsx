import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import type { CartItem } from './checkout.api.js';
import { useRemoveFromCart } from './use-cart.js';
import { useFocusAfterRemoval } from './use-focus-after-removal.js';

export function RemoveItemDialog({ item, onClose }: { item: CartItem | undefined; onClose: () => void }) {
  const intl = useIntl();
  const removal = useRemoveFromCart();
  const removed = useFocusAfterRemoval(item !== undefined);
  const close = (): void => {
    removal.reset();
    onClose();
  };
  const remove = ({ id, tour }: CartItem): void =>
    removal.mutate(id, {
      onSuccess: () => {
        removed();
        showToast(intl.formatMessage({ id: 'checkout.remove.done' }, { tour: tour.name }));
        close();
      },
    });
  return (
    <Dialog
      isOpen={item !== undefined}
      onClose={close}
      role="alertdialog"
      title={<FormattedMessage id="checkout.remove.title" />}
    >
      {item && (
        <div className="grid gap-5">
          <p>
            <FormattedMessage id="checkout.remove.text" values={{ tour: <strong>{item.tour.name}</strong> }} />
          </p>
          {removal.error && <ProblemMessage error={removal.error} />}
          <div className="flex flex-wrap gap-3">
            <Button look="danger" busy={removal.isPending} className="max-sm:w-full" onClick={() => remove(item)}>
              <FormattedMessage id="checkout.remove.confirm" />
            </Button>
            <Button look="secondary" className="max-sm:w-full" onClick={close}>
              <FormattedMessage id="checkout.remove.keep" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
