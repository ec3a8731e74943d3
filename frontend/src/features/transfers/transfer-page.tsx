import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { TextInput } from '../../ui/form/text-input.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { AccountFields } from './account-fields.js';
import { TransferAction } from './transfer-action.js';
import { TransferChip } from './transfer-state.js';
import { assignTransfer, returnTransfer, transferQuery, type TransferRecord } from './transfers.api.js';

const route = getRouteApi('/$lang/$currency/admin/transfers/$id');

/** One bank transfer that came in: what it pays, and what is to be decided. */
export function TransferPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/transfers', text: intl.formatMessage({ id: 'transfers.title' }) };
  const read = useQuery({ ...transferQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(transfer) => (
        <AdminRecord
          title={transfer.payerName ?? transfer.entryReference}
          back={back}
          state={<TransferChip status={transfer.status} />}
          actions={
            <>
              {transfer.actions.includes('assign') && <Assign transfer={transfer} />}
              {transfer.actions.includes('return') && <Return transfer={transfer} />}
            </>
          }
          facts={factsOf(transfer)}
          subject={{ type: 'transfer', id: transfer.id }}
        />
      )}
    </RecordPage>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

function factsOf(transfer: TransferRecord): readonly RecordFact[] {
  const { amount, rest, parts, payerIban, text, bookedOn, account, entryReference, recordedAt, source } = transfer;
  return [
    fact('transfers.amount', <MoneyText value={amount} />),
    ...(rest.amount > 0 ? [fact('transfers.rest', <MoneyText value={rest} />)] : []),
    ...parts.map((part) => fact('transfers.order', <Part part={part} currency={amount.currency} />)),
    fact('transfers.remittance', text),
    ...(payerIban === null ? [] : [fact('transfers.payerIban', payerIban)]),
    fact('transfers.bookedOn', <FormattedDate value={`${bookedOn}T12:00:00Z`} timeZone="UTC" dateStyle="medium" />),
    fact('transfers.account', account),
    fact('transfers.entryReference', entryReference),
    fact('transfers.source', <FormattedMessage id={`transfers.source.${source}`} />),
    fact('transfers.recordedAt', <ShortMoment value={recordedAt} />),
  ];
}

const Part = ({ part, currency }: { part: TransferRecord['parts'][number]; currency: string }) => (
  <>
    <Link to={`/admin/orders/${part.orderReference}`} className={textLink}>
      {part.orderReference}
    </Link>{' '}
    · <MoneyText value={{ amount: part.amount, currency }} />
    {part.fees > 0 && (
      <>
        {' '}
        · <FormattedMessage id="transfers.fees" /> <MoneyText value={{ amount: part.fees, currency }} />
      </>
    )}
  </>
);

function Assign({ transfer: { id, version } }: { transfer: TransferRecord }) {
  const api = useApi();
  const intl = useIntl();
  const [reference, setReference] = useState('');
  return (
    <TransferAction
      action="assign"
      missing={reference.trim() === '' ? intl.formatMessage({ id: 'transfers.assign.missing' }) : undefined}
      send={(key) => assignTransfer(api, id, { reference: reference.trim(), version }, key)}
    >
      {(errorOf) => (
        <TextInput
          label={<FormattedMessage id="transfers.assign.reference" />}
          placeholder="CIC-7K3M9Q"
          value={reference}
          error={errorOf('reference')}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
    </TransferAction>
  );
}

function Return({ transfer: { id, version, payerName, payerIban } }: { transfer: TransferRecord }) {
  const api = useApi();
  const intl = useIntl();
  const [account, setAccount] = useState({ holder: payerName ?? '', iban: payerIban ?? '' });
  const isMissing = account.holder.trim() === '' || account.iban.trim() === '';
  return (
    <TransferAction
      action="return"
      missing={isMissing ? intl.formatMessage({ id: 'transfers.account.missing' }) : undefined}
      send={(key) => returnTransfer(api, id, { ...account, version }, key)}
    >
      {(errorOf) => <AccountFields {...{ account, errorOf }} onChange={setAccount} />}
    </TransferAction>
  );
}
