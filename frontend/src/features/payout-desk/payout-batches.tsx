import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { Card } from '../../ui/display/card.js';
import { DataTable } from '../../ui/display/data-table.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Skeleton } from '../../ui/feedback/skeleton.js';
import { Button } from '../../ui/form/button.js';
import { Day } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import {
  type Batch,
  isOfPayouts,
  makeBatch,
  markBatchPaid,
  payoutPreviewQuery,
  type PayoutPreview,
  readBatchFile,
  type ReadyPayments,
} from './payout-desk.api.js';

/** What is ready to be paid, and the files that were made for the bank and PayPal. */
export function PayoutBatches() {
  const { data, error, refetch } = useQuery({ ...payoutPreviewQuery(), staleTime: 0 });
  if (!data)
    return error ? (
      <ProblemMessage error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  return <Preview preview={data} />;
}

function Preview({ preview: { ready, open, batches } }: { preview: PayoutPreview }) {
  const caption = <FormattedMessage id="payout-desk.files" />;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{caption}</h2>
      {open.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-ink-soft">
          <FormattedMessage id="payout-desk.open" />
          {open.map((amount) => (
            <MoneyText key={amount.currency} value={amount} />
          ))}
        </p>
      )}
      {ready.map((each) => (
        <Ready key={`${each.method} ${each.total.currency}`} ready={each} />
      ))}
      {batches.length > 0 && (
        <DataTable<Batch>
          caption={caption}
          rowKey={({ id }) => id}
          rows={batches}
          columns={[
            {
              key: 'method',
              title: <FormattedMessage id="payout-desk.method" />,
              cell: ({ method }) => <FormattedMessage id={`payout-desk.method.${method}`} />,
            },
            {
              key: 'payments',
              title: <FormattedMessage id="payout-desk.payments" />,
              align: 'end',
              cell: ({ payments }) => payments,
            },
            {
              key: 'total',
              title: <FormattedMessage id="payout-desk.amount" />,
              align: 'end',
              cell: ({ total }) => <MoneyText value={total} />,
            },
            {
              key: 'payOn',
              title: <FormattedMessage id="payout-desk.payOn" />,
              cell: ({ payOn }) => <Day value={payOn} look="short" />,
            },
            { key: 'actions', title: '', align: 'end', cell: (batch) => <BatchActions batch={batch} /> },
          ]}
        />
      )}
    </section>
  );
}

/** The answer of a write is the preview after it; the list of payouts is read again. */
function usePayoutWrite<Variables>(write: (variables: Variables) => Promise<unknown>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: write,
    onSuccess: () => queries.invalidateQueries({ predicate: ({ queryKey }) => isOfPayouts(queryKey) }),
  });
}

function Ready({ ready: { method, payments, total } }: { ready: ReadyPayments }) {
  const api = useApi();
  const intl = useIntl();
  const [key] = useState(() => crypto.randomUUID());
  const make = usePayoutWrite(() => makeBatch(api, { method, currency: total.currency }, key));
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <span>
        <FormattedMessage
          id="payout-desk.ready"
          values={{
            count: payments,
            method: intl.formatMessage({ id: `payout-desk.method.${method}` }),
            total: <MoneyText value={total} />,
          }}
        />
      </span>
      <Button busy={make.isPending} onClick={() => make.mutate(undefined)}>
        <FormattedMessage id="payout-desk.make" />
      </Button>
      {make.error && <ProblemMessage error={make.error} />}
    </Card>
  );
}

function BatchActions({ batch: { id, method, payOn, actions } }: { batch: Batch }) {
  const api = useApi();
  const [key] = useState(() => crypto.randomUUID());
  const pay = usePayoutWrite(() => markBatchPaid(api, id, key));
  const download = useMutation({
    mutationFn: () => readBatchFile(api, id),
    onSuccess: (file) => saveFile(file, `payouts-${payOn}-${id.slice(-6)}.${method === 'paypal' ? 'csv' : 'xml'}`),
  });
  const error = pay.error ?? download.error;
  return (
    <span className="flex flex-wrap justify-end gap-2">
      <Button look="secondary" busy={download.isPending} onClick={() => download.mutate()}>
        <FormattedMessage id="payout-desk.download" />
      </Button>
      {actions.includes('mark-paid') && (
        <Button busy={pay.isPending} onClick={() => pay.mutate(undefined)}>
          <FormattedMessage id="payout-desk.markPaid" />
        </Button>
      )}
      {error && <ProblemMessage error={error} />}
    </span>
  );
}
