import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { discardDraft, type EntryText, keyOf, unscheduleEntry, withdrawEntry } from './content.api.js';
import type { EntryEditing } from './entry-editing.js';
import { EntryStateChip, stateOf } from './entry-state.js';

const CALLS = { unschedule: unscheduleEntry, withdraw: withdrawEntry, discard: discardDraft } as const;
type Asked = keyof typeof CALLS;
const ASKED: readonly Asked[] = ['unschedule', 'discard', 'withdraw'];

interface TextActionsProps {
  editing: EntryEditing;
  text: EntryText;
}

/** How the text stands in this language, and what may be done with it alone. */
export function TextActions({ editing, text }: TextActionsProps) {
  const [asked, setAsked] = useState<Asked>();
  const state = stateOf(text);
  return (
    <div className="flex flex-wrap items-center gap-3 text-sm">
      {state && <EntryStateChip state={state} />}
      {text.publishAt !== null && (
        <span>
          <FormattedMessage id="content-desk.publishAt" values={{ when: <ShortMoment value={text.publishAt} /> }} />
        </span>
      )}
      {state === undefined && (
        <span className="text-ink-soft">
          <FormattedMessage id="content-desk.language.none" />
        </span>
      )}
      {ASKED.filter((action) => text.actions.includes(action)).map((action) => (
        <Button
          key={action}
          look="secondary"
          className="min-h-9 px-4 py-1 text-sm"
          aria-haspopup="dialog"
          onPointerEnter={prepareDialog}
          onClick={() => setAsked(action)}
        >
          <FormattedMessage id={`content-desk.action.${action}`} />
        </Button>
      ))}
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked && <FormattedMessage id={`content-desk.action.${asked}`} />}
      >
        {asked && <Asking action={asked} editing={editing} text={text} onClose={() => setAsked(undefined)} />}
      </Dialog>
    </div>
  );
}

function Asking({ action, editing, text, onClose }: TextActionsProps & { action: Asked; onClose: () => void }) {
  const api = useApi();
  const intl = useIntl();
  const { language, version } = text;
  const doing = useMutation({
    mutationFn: () => editing.send(CALLS[action](api, keyOf(editing.entry), { language, version })),
    onSuccess: () => {
      showToast(intl.formatMessage({ id: `content-desk.done.${action}` }));
      onClose();
    },
  });
  return (
    <div className="grid gap-5">
      {doing.error && <ProblemMessage error={doing.error} />}
      <p>
        <FormattedMessage id={`content-desk.ask.${action}`} />
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={doing.isPending} onClick={() => doing.mutate()}>
          <FormattedMessage id={`content-desk.action.${action}`} />
        </Button>
        <Button look="secondary" onClick={onClose}>
          <FormattedMessage id="content-desk.back" />
        </Button>
      </div>
    </div>
  );
}
