import { useMutation } from '@tanstack/react-query';
import { Copy, FileText } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { orderTokenOf } from '../../session/order-tokens.js';
import type { BankDetails, Order } from '../../shared/booking-view/booking-view.api.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { Card } from '../../ui/display/card.js';
import { Icon } from '../../ui/display/icon.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { showToast } from '../../ui/feedback/toast-store.js';
import { Button } from '../../ui/form/button.js';
import { Moment } from '../../ui/text/date-time.js';
import { localZone } from '../../ui/text/local-zone.js';
import { moneyDecimal, MoneyText } from '../../ui/text/money.js';
import { readTransferFile } from './bookings.api.js';

/** How to pay an order by bank transfer, and what is left of its slots now. */
export function TransferPanel({ order }: { order: Order }) {
  const { bankDetails: details } = order;
  if (!details) return null;
  return (
    <Card className="grid gap-5">
      <div className="grid gap-2">
        <h2>
          <FormattedMessage id="my-bookings.transfer.title" values={{ amount: <MoneyText value={details.amount} /> }} />
        </h2>
        {order.payment?.received && (
          <p>
            <FormattedMessage
              id="my-bookings.transfer.received"
              values={{ amount: <MoneyText value={order.payment.received} /> }}
            />
          </p>
        )}
        <p>
          <FormattedMessage
            id="my-bookings.transfer.deadline"
            values={{ moment: <Moment value={details.deadline} timeZone={localZone()} /> }}
          />
        </p>
      </div>
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
        <Account details={details} />
        {details.qrCode !== undefined && <Code picture={details.qrCode} />}
      </div>
      <SlotsLeft order={order} />
      <Instructions reference={order.reference} />
    </Card>
  );
}

const inGroups = (text: string): string => text.replace(/(.{4})(?=.)/g, '$1 ');

function Account({ details }: { details: BankDetails }) {
  const { amount } = details;
  const rows: readonly { name: string; copied: string | undefined; shown?: ReactNode }[] = [
    { name: 'amount', copied: moneyDecimal(amount), shown: <MoneyText value={amount} /> },
    { name: 'holder', copied: details.holder },
    { name: 'iban', copied: details.iban, shown: details.iban && inGroups(details.iban) },
    { name: 'accountNumber', copied: details.iban ? undefined : details.accountNumber },
    { name: 'routingNumber', copied: details.routingNumber },
    { name: 'branchCode', copied: details.branchCode },
    { name: 'bic', copied: details.swiftBic },
    { name: 'bank', copied: [details.bankName, details.address].join(', ') },
    { name: 'reference', copied: details.reference, shown: inGroups(details.reference) },
  ];
  return (
    <dl className="grid gap-2">
      {rows.map(
        ({ name, copied, shown }) =>
          copied !== undefined && (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line pb-2 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
            >
              <dt className="text-sm text-ink-soft max-sm:col-span-2">
                <FormattedMessage id={`my-bookings.transfer.${name}`} />
              </dt>
              <dd className="font-medium wrap-anywhere">{shown ?? copied}</dd>
              <dd>
                <CopyButton name={name} text={copied} />
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}

function CopyButton({ name, text }: { name: string; text: string }) {
  const intl = useIntl();
  const what = intl.formatMessage({ id: `my-bookings.transfer.${name}` });
  const copy = (): void => {
    navigator.clipboard.writeText(text).then(
      () => showToast(intl.formatMessage({ id: 'my-bookings.transfer.copied' }, { what })),
      () => showToast(intl.formatMessage({ id: 'common.error.short' })),
    );
  };
  return (
    <Button
      look="quiet"
      className="min-h-9 px-2 py-1 text-sm"
      aria-label={intl.formatMessage({ id: 'my-bookings.transfer.copy' }, { what })}
      onClick={copy}
    >
      <Icon of={Copy} className="size-4" />
    </Button>
  );
}

const Code = ({ picture }: { picture: string }) => {
  const intl = useIntl();
  return (
    <figure className="grid justify-items-center gap-2 max-md:justify-items-start">
      {/* Scanners need black on white, in the dark too. */}
      <img
        src={picture}
        alt={intl.formatMessage({ id: 'my-bookings.transfer.code' })}
        width={176}
        height={176}
        className="rounded-sm border border-line bg-white"
      />
      <figcaption className="max-w-44 text-center text-sm text-ink-soft">
        <FormattedMessage id="my-bookings.transfer.scan" />
      </figcaption>
    </figure>
  );
};

/** A transfer reserves nothing: whoever pays first has the slot. */
function SlotsLeft({ order: { slotsLeft = [], bookings } }: { order: Order }) {
  return (
    <div role="status" className="grid gap-2 rounded-lg bg-sun-soft p-4 text-sm text-ink">
      <p className="font-medium">
        <FormattedMessage id="my-bookings.transfer.reservesNothing" />
      </p>
      <ul className="grid gap-1">
        {bookings.map(({ reference, title }) => {
          const left = slotsLeft.find(({ bookingReference }) => bookingReference === reference)?.left ?? null;
          if (left === null) return null;
          return (
            <li key={reference}>
              <FormattedMessage
                id={left > 0 ? 'my-bookings.transfer.left' : 'my-bookings.transfer.gone'}
                values={{ tour: title }}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Instructions({ reference }: { reference: string }) {
  const api = useApi();
  const download = useMutation({
    mutationFn: async () =>
      saveFile(await readTransferFile(api, reference, orderTokenOf(reference)), `transfer-${reference}.pdf`),
  });
  return (
    <div className="grid gap-3">
      <Button
        look="secondary"
        className="justify-self-start px-4 text-sm"
        busy={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon of={FileText} className="size-4" />
        <FormattedMessage id="my-bookings.transfer.pdf" />
      </Button>
      {download.error && <ProblemMessage error={download.error} />}
    </div>
  );
}
