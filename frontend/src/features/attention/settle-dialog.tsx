import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { attentionQuery, settleCall, type AttentionCall } from './attention.api.js';

/** Asks before a call leaves the list. */
export function SettleDialog({ call, onClose }: { call: AttentionCall | undefined; onClose: () => void }) {
  const intl = useIntl();
  const api = useApi();
  const client = useQueryClient();
  const query = attentionQuery(useSite());
  const settling = useMutation({
    mutationFn: ({ id }: AttentionCall) => settleCall(api, id),
    onSuccess: (_, { id }) => {
      client.setQueryData(query.queryKey, (calls) => calls?.filter((each) => each.id !== id));
      showToast(intl.formatMessage({ id: 'attention.settled' }));
      close();
    },
    // Also after a refusal: somebody else was quicker.
    onSettled: () => client.invalidateQueries(query),
  });
  const close = (): void => {
    settling.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={call !== undefined}
      onClose={close}
      role="alertdialog"
      title={<FormattedMessage id="attention.settle.title" />}
    >
      {call && (
        <div className="grid gap-5">
          <p>
            <FormattedMessage
              id="attention.settle.text"
              values={{
                tour: <strong>{call.mission.tour}</strong>,
                reason: intl.formatMessage({ id: `attention.kind.${call.kind}` }),
              }}
            />
          </p>
          {settling.error && <ProblemMessage error={settling.error} />}
          <div className="flex flex-wrap gap-3">
            <Button busy={settling.isPending} className="max-sm:w-full" onClick={() => settling.mutate(call)}>
              <FormattedMessage id="attention.settle" />
            </Button>
            <Button look="secondary" className="max-sm:w-full" onClick={close}>
              <FormattedMessage id="attention.back" />
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
