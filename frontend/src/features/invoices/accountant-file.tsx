import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { serverNow } from '../../api/server-clock.js';
import { useApi } from '../../api/use-api.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { Select } from '../../ui/form/select.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { formatMonth } from '../../ui/text/date-time.js';
import { readMonth } from './invoices.api.js';

const MONTHS_OFFERED = 24;

/** The month of an instant and those before it, the latest first: `2027-05`. */
export function monthsUntil(instant: number): readonly string[] {
  const now = new Date(instant);
  return Array.from({ length: MONTHS_OFFERED }, (_, back) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1)).toISOString().slice(0, 7),
  );
}

/** Chooses a month and saves its file for the accountant. */
export function AccountantFile() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        className="min-h-9 px-4 py-1 text-sm"
        onPointerEnter={prepareDialog}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="invoices.accountant" />
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="invoices.accountant.title" />}
      >
        <MonthForm onSaved={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function MonthForm({ onSaved }: { onSaved: () => void }) {
  const api = useApi();
  const { locale } = useIntl();
  const [months] = useState(() => monthsUntil(serverNow()));
  // The month before this one is whole.
  const [month, setMonth] = useState(months[1] ?? '');
  const saving = useMutation({
    mutationFn: async () => saveFile(await readMonth(api, month), `invoices-${month}.csv`),
    onSuccess: onSaved,
  });
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate();
      }}
    >
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="invoices.accountant.text" />
      </p>
      <Select
        id="accountant-month"
        label={<FormattedMessage id="invoices.accountant.month" />}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {formatMonth(each, locale)}
          </option>
        ))}
      </Select>
      {saving.error && <ProblemMessage error={saving.error} />}
      <Button type="submit" busy={saving.isPending}>
        <FormattedMessage id="invoices.accountant.save" />
      </Button>
    </form>
  );
}
