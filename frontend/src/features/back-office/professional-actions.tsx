import * as rejectRequest from '../../api/generated/limits/reject-professional-request.gen.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ActionForm, ReasonField } from './action-form.js';
import {
  isOfProfessionals,
  rejectProfessional,
  validateProfessional,
  type ProfessionalAction,
  type ProfessionalRecord,
} from './back-office.api.js';

/** The decision about a professional, as long as there is one to make. */
export function ProfessionalActions({ professional, name }: { professional: ProfessionalRecord; name: string }) {
  const [opened, setOpened] = useState<ProfessionalAction>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {professional.actions.map((action) => (
        <Button
          key={action}
          look={action === 'validate' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`back-office.professional.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened && <FormattedMessage id={`back-office.professional.${opened}.title`} values={{ name }} />}
      >
        {opened && <Deciding action={opened} id={professional.userId} onClose={close} />}
      </Dialog>
    </>
  );
}

interface DecidingProps {
  action: ProfessionalAction;
  id: string;
  onClose: () => void;
}

function Deciding({ action, id, onClose }: DecidingProps) {
  const api = useApi();
  const client = useQueryClient();
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const doing = useMutation({
    mutationFn: () =>
      action === 'validate' ? validateProfessional(api, id) : rejectProfessional(api, id, reason.trim()),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `back-office.professional.${action}.done` }));
      onClose();
    },
    // After a conflict, too: somebody else has decided.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfProfessionals(queryKey) }),
  });
  const send = (): void => {
    const lacksReason = action === 'reject' && reason.trim() === '';
    setMissing(lacksReason);
    if (!lacksReason) doing.mutate();
  };
  return (
    <ActionForm
      label={<FormattedMessage id={`back-office.professional.action.${action}`} />}
      isDanger={action === 'reject'}
      doing={doing}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <FormattedMessage id={`back-office.professional.${action}.text`} />
      </p>
      {action === 'reject' && (
        <ReasonField
          label={<FormattedMessage id="back-office.professional.reject.reason" />}
          missing={<FormattedMessage id="back-office.professional.reject.missing" />}
          isMissing={isMissing}
          maxLength={rejectRequest.reason.maxLength}
          value={reason}
          onChange={setReason}
        />
      )}
    </ActionForm>
  );
}
