import * as reasonRequest from '../../api/generated/limits/review-reason-request.gen.js';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useSite } from '../../i18n/site.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { TextArea } from '../../ui/form/text-input.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { decideReview, isOfReviews, type ReviewAction, type ReviewRecord } from './review-moderation.api.js';

/** What the team may do about a review now. */
export function ReviewActions({ review }: { review: ReviewRecord }) {
  const [opened, setOpened] = useState<ReviewAction>();
  const close = (): void => setOpened(undefined);
  return (
    <>
      {review.actions.map((action) => (
        <Button
          key={action}
          look={action === 'publish' ? 'primary' : 'secondary'}
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setOpened(action)}
        >
          <FormattedMessage id={`review-moderation.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={opened !== undefined}
        onClose={close}
        title={opened && <FormattedMessage id={`review-moderation.${opened}.title`} />}
      >
        {opened && <Deciding action={opened} id={review.id} onClose={close} />}
      </Dialog>
    </>
  );
}

interface DecidingProps {
  action: ReviewAction;
  id: string;
  onClose: () => void;
}

function Deciding({ action, id, onClose }: DecidingProps) {
  const api = useApi();
  const site = useSite();
  const client = useQueryClient();
  const intl = useIntl();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const doing = useMutation({
    mutationFn: () => decideReview(api, action, id, reason.trim(), site),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `review-moderation.${action}.done` }));
      onClose();
    },
    // After a conflict, too: somebody else has decided.
    onSettled: () => client.invalidateQueries({ predicate: ({ queryKey }) => isOfReviews(queryKey) }),
  });
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const lacksReason = action !== 'publish' && reason.trim() === '';
    setMissing(lacksReason);
    if (!lacksReason && !doing.isPending) doing.mutate();
  };
  return (
    <form noValidate className="grid gap-5" onSubmit={send}>
      {doing.error && <ProblemMessage error={doing.error} />}
      <p>
        <FormattedMessage id={`review-moderation.${action}.text`} />
      </p>
      {action !== 'publish' && (
        <TextArea
          label={<FormattedMessage id="review-moderation.reason" />}
          rows={3}
          maxLength={reasonRequest.reason.maxLength}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isMissing && reason.trim() === '' && <FormattedMessage id="review-moderation.missing" />}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={action === 'publish' ? 'primary' : 'danger'} busy={doing.isPending}>
          <FormattedMessage id={`review-moderation.action.${action}`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="review-moderation.back" />
        </Button>
      </div>
    </form>
  );
}
