import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useGo } from '../../ui/behavior/use-go.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import type { TourEditing } from './tour-editing.js';
import { copyTour, isOfTours, publishTour, withdrawTour, type TourAction } from './tours.api.js';

type Asked = Exclude<TourAction, 'edit'>;

/** What may be done with the tour now, as the API says: each says first what it does. */
export function TourActions({ editing }: { editing: TourEditing }) {
  const [asked, setAsked] = useState<Asked>();
  const actions = editing.tour.actions.filter((action) => action !== 'edit');
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action}
          look={action === 'publish' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setAsked(action)}
        >
          <FormattedMessage id={`tour-desk.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked && <FormattedMessage id={`tour-desk.action.${asked}`} />}
      >
        {asked && <Asking action={asked} editing={editing} onClose={() => setAsked(undefined)} />}
      </Dialog>
    </>
  );
}

interface AskingProps {
  action: Asked;
  editing: TourEditing;
  onClose: () => void;
}

function Asking({ action, editing, onClose }: AskingProps) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const go = useGo();
  const { id, version } = editing.tour;
  const doing = useMutation({
    mutationFn: async () => {
      if (action === 'copy') {
        const copy = await copyTour(api, id);
        await client.invalidateQueries({ predicate: ({ queryKey }) => isOfTours(queryKey) });
        await go(`/admin/tours/${copy.id}`);
        return;
      }
      await editing.send(action === 'publish' ? publishTour(api, id, version) : withdrawTour(api, id, version));
    },
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `tour-desk.done.${action}` }));
      onClose();
    },
  });
  return (
    <div className="grid gap-5">
      {doing.error && <ProblemMessage error={doing.error} />}
      <p>
        <FormattedMessage id={`tour-desk.ask.${action}`} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={doing.isPending} onClick={() => doing.mutate()}>
          <FormattedMessage id={`tour-desk.action.${action}`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="tour-desk.back" />
        </Button>
      </div>
    </div>
  );
}
