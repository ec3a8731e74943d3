import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { AccountFields } from './account-fields.js';
import { TransferAction } from './transfer-action.js';
import { OutgoingChip } from './transfer-state.js';
import { outgoingTransferQuery, sendTransfer, setAccount, type OutgoingRecord } from './transfers.api.js';

const route = getRouteApi('/$lang/$currency/admin/outgoing-transfers/$id');

/** One bank transfer that the team makes. */
export function OutgoingTransferPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = {
    to: '/admin/outgoing-transfers',
    text: intl.formatMessage({ id: 'transfers.outgoing.title' }),
  };
  const read = useQuery({ ...outgoingTransferQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(transfer) => (
        <AdminRecord
          title={transfer.orderReference ?? intl.formatMessage({ id: `transfers.outgoing.kind.${transfer.kind}` })}
          back={back}
          state={<OutgoingChip status={transfer.status} />}
          actions={
            <>
              {transfer.actions.includes('set-account') && <SetAccount transfer={transfer} />}
              {transfer.actions.includes('send') && <Send transfer={transfer} />}
            </>
          }
          facts={factsOf(transfer)}
          subject={{ type: 'outgoing-transfer', id: transfer.id }}
        />
      )}
    </RecordPage>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

function factsOf(transfer: OutgoingRecord): readonly RecordFact[] {
  const { amount, kind, orderReference, incomingId, holder, iban, requestedAt, sentAt } = transfer;
  return [
    fact('transfers.amount', <MoneyText value={amount} />),
    fact('transfers.outgoing.kind', <FormattedMessage id={`transfers.outgoing.kind.${kind}`} />),
    ...(orderReference === null
      ? []
      : [fact('transfers.order', <RecordLink to={`/admin/orders/${orderReference}`}>{orderReference}</RecordLink>)]),
    ...(incomingId === null
      ? []
      : [
          fact(
            'transfers.outgoing.incoming',
            <RecordLink to={`/admin/transfers/${incomingId}`}>
              <FormattedMessage id="transfers.outgoing.openIncoming" />
            </RecordLink>,
          ),
        ]),
    fact('transfers.holder', holder ?? '–'),
    fact('transfers.iban', iban ?? '–'),
    fact('transfers.outgoing.requestedAt', <ShortMoment value={requestedAt} />),
    ...(sentAt === null ? [] : [fact('transfers.outgoing.sentAt', <ShortMoment value={sentAt} />)]),
  ];
}

const RecordLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={textLink}>
    {children}
  </Link>
);

function SetAccount({ transfer: { id, version, holder, iban } }: { transfer: OutgoingRecord }) {
  const api = useApi();
  const intl = useIntl();
  const [account, change] = useState({ holder: holder ?? '', iban: iban ?? '' });
  const isMissing = account.holder.trim() === '' || account.iban.trim() === '';
  return (
    <TransferAction
      action="enter-account"
      missing={isMissing ? intl.formatMessage({ id: 'transfers.account.missing' }) : undefined}
      send={() => setAccount(api, id, { ...account, version })}
    >
      {(errorOf) => <AccountFields {...{ account, errorOf }} onChange={change} />}
    </TransferAction>
  );
}

function Send({ transfer: { id, version } }: { transfer: OutgoingRecord }) {
  const api = useApi();
  return <TransferAction action="mark-sent" look="primary" send={(key) => sendTransfer(api, id, version, key)} />;
}
