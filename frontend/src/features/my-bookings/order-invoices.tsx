import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { formatDay } from '../../ui/text/date-time.js';
import { MoneyText } from '../../ui/text/money.js';
import { infoLink } from '../../ui/text/text-link.js';
import { orderInvoicesQuery, readInvoice, type OrderInvoice } from './bookings.api.js';

const ASK_AGAIN_MS = 4000;
/** An order of gift cards alone has no invoice. */
const MOST_ASKED = 15;

/** The invoices and credit notes of a paid order. The first one is made a moment after the payment. */
export function OrderInvoices({ orderReference }: { orderReference: string }) {
  const api = useApi();
  const token = orderTokenOf(orderReference);
  const { data: invoices } = useQuery({
    ...orderInvoicesQuery(orderReference, token),
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.length === 0 && dataUpdateCount < MOST_ASKED && ASK_AGAIN_MS,
  });
  const download = useMutation({
    mutationFn: async ({ kind, number }: OrderInvoice) =>
      saveFile(await readInvoice(api, orderReference, number, token), `${kind}-${number}.pdf`),
  });
  if (!invoices || invoices.length === 0) return null;
  return (
    <section className="grid gap-2 border-t border-line pt-4 text-sm">
      <h2 className="font-sans text-base font-semibold">
        <FormattedMessage id="my-bookings.invoices" />
      </h2>
      <ul className="grid gap-2">
        {invoices.map((invoice) => (
          <li key={invoice.number}>
            <Invoice
              invoice={invoice}
              isBusy={download.isPending && download.variables.number === invoice.number}
              onOpen={() => download.mutate(invoice)}
            />
          </li>
        ))}
      </ul>
      {download.error && <ProblemMessage error={download.error} />}
    </section>
  );
}

interface InvoiceProps {
  invoice: OrderInvoice;
  isBusy: boolean;
  onOpen: () => void;
}

function Invoice({ invoice: { kind, number, issuedOn, total }, isBusy, onOpen }: InvoiceProps) {
  const { locale } = useIntl();
  return (
    <div className="grid gap-0.5">
      <button
        type="button"
        aria-disabled={isBusy || undefined}
        onClick={() => isBusy || onOpen()}
        className={`inline-flex min-h-9 cursor-pointer items-center gap-1.5 text-start aria-disabled:opacity-60 ${infoLink}`}
      >
        <Icon of={FileText} className="size-4 shrink-0" />
        <FormattedMessage id={`my-bookings.invoices.${kind}`} values={{ number }} />
      </button>
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-soft">
        <time dateTime={issuedOn}>{formatDay(issuedOn, locale, 'short')}</time>
        <MoneyText value={total} />
      </p>
    </div>
  );
}
