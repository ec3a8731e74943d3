import { FormattedMessage, useIntl } from 'react-intl';
import { Chip } from '../../ui/display/chip.js';
import { DataTable } from '../../ui/display/data-table.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { RecordSection } from '../admin-record/record-section.js';
import type { ApiCallView } from './api-keys.types.js';

/** The latest calls with the keys of a partner. */
export function ApiCalls({ calls }: { calls: readonly ApiCallView[] }) {
  const intl = useIntl();
  return (
    <RecordSection title={<FormattedMessage id="api-keys.calls" />}>
      {calls.length === 0 ? (
        <p className="text-sm text-ink-soft">
          <FormattedMessage id="api-keys.calls.none" />
        </p>
      ) : (
        <DataTable
          caption={<FormattedMessage id="api-keys.calls" />}
          rows={calls}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'at',
              title: <FormattedMessage id="api-keys.calls.at" />,
              cell: ({ at }) => <ShortMoment value={at} />,
            },
            {
              key: 'call',
              title: <FormattedMessage id="api-keys.calls.call" />,
              cell: ({ method, route }) => (
                <code className="font-mono text-sm wrap-anywhere">
                  {method} {route}
                </code>
              ),
            },
            {
              key: 'key',
              title: <FormattedMessage id="api-keys.calls.key" />,
              cell: ({ keyLabel, keyLast4 }) => (
                <span className="wrap-anywhere">
                  {keyLabel} <code className="font-mono text-sm text-ink-soft">…{keyLast4}</code>
                </span>
              ),
            },
            {
              key: 'status',
              title: <FormattedMessage id="api-keys.calls.status" />,
              cell: ({ status }) => (
                <Chip tone={status < 400 ? 'good' : status < 500 ? 'notice' : 'bad'}>{status}</Chip>
              ),
            },
            {
              key: 'duration',
              title: <FormattedMessage id="api-keys.calls.duration" />,
              align: 'end',
              cell: ({ durationMs }) => intl.formatNumber(durationMs, { style: 'unit', unit: 'millisecond' }),
            },
          ]}
        />
      )}
    </RecordSection>
  );
}
