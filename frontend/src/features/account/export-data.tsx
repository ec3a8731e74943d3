import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { useConfirmedPassword } from '../../shared/confirm-password/use-confirmed-password.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { exportMyData } from './account.api.js';
import { DataArchive } from './data-archive.js';

const fileOf = (data: unknown): Blob => new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

/** Everything that we know about the person, as a file. */
export function ExportData() {
  const api = useApi();
  const { withPassword, dialog } = useConfirmedPassword();
  const exporting = useMutation({
    mutationFn: () => withPassword(() => exportMyData(api)),
    onSuccess: (data) => saveFile(fileOf(data), 'cicerone-my-data.json'),
  });
  return (
    <section className="grid justify-items-start gap-3 border-t border-line pt-7">
      <h2 className="text-xl">
        <FormattedMessage id="account.export.title" />
      </h2>
      <p className="text-ink-soft">
        <FormattedMessage id="account.export.text" />
      </p>
      {exporting.error && <ProblemMessage error={exporting.error} />}
      <Button look="secondary" busy={exporting.isPending} onClick={() => exporting.mutate()}>
        <FormattedMessage id="account.export.action" />
      </Button>
      {dialog}
      <p className="mt-2 text-ink-soft">
        <FormattedMessage id="account.archive.text" />
      </p>
      <DataArchive />
    </section>
  );
}
