import { useBlocker } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import { Button } from '../../ui/form/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';

interface UnsavedChangeProps {
  /** Id of the line that is changed: its page in another language or currency keeps what was chosen. */
  line: string;
  /** The tour's name. */
  tour: string;
  isUnsaved: () => boolean;
}

/** Asks before the page is left with a change that is not saved: nobody shall pay for what they believe they have changed. */
export function UnsavedChange({ line, tour, isUnsaved }: UnsavedChangeProps) {
  const leaving = useBlocker({
    shouldBlockFn: ({ next: { search } }) => isUnsaved() && (search as { change?: unknown }).change !== line,
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <Dialog
      isOpen={leaving.status === 'blocked'}
      onClose={() => leaving.reset?.()}
      role="alertdialog"
      title={<FormattedMessage id="tour-page.change.leave.title" />}
    >
      <div className="grid gap-5">
        <p>
          <FormattedMessage id="tour-page.change.leave.text" values={{ tour: <strong>{tour}</strong> }} />
        </p>
        <div className="flex flex-wrap gap-3">
          <Button className="max-sm:w-full" onClick={leaving.reset}>
            <FormattedMessage id="tour-page.change.leave.back" />
          </Button>
          <Button look="secondary" className="max-sm:w-full" onClick={leaving.proceed}>
            <FormattedMessage id="tour-page.change.leave.go" />
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
