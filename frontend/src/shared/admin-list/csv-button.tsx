import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import type { Query } from '../../api/api.js';
import { readListFile } from '../../api/list-file.js';
import { Icon } from '../../ui/display/icon.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { saveFile } from '../../ui/behavior/save-file.js';

/** Rows of a file; the API gives no more. */
const MOST = 10_000;

/** The list as it is filtered and sorted now, as a file for spreadsheets. It is fetched with the person's token. */
export function CsvButton({ listKey }: { listKey: readonly [path: string, query: Query] }) {
  const api = useApi();
  const intl = useIntl();
  const [path] = listKey;
  const exporting = useMutation({
    mutationFn: async () => {
      const file = await readListFile(api, listKey);
      if (file) saveFile(file, `${path.slice(path.lastIndexOf('/') + 1)}.csv`);
    },
    onError: () => showToast(intl.formatMessage({ id: 'admin-list.csv.failed' })),
  });
  return (
    <button
      type="button"
      aria-disabled={exporting.isPending || undefined}
      title={intl.formatMessage({ id: 'admin-list.csv.most' }, { most: MOST })}
      onClick={() => exporting.isPending || exporting.mutate()}
      className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm border border-line-strong bg-surface px-3 text-sm font-medium hover:border-ink aria-disabled:opacity-60"
    >
      <Icon of={Download} className="size-4" />
      <FormattedMessage id="admin-list.csv" />
    </button>
  );
}
