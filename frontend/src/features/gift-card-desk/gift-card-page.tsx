import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { DataTable } from '../../ui/display/data-table.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { GiftCardActions } from './gift-card-actions.js';
import { giftCardQuery, type GiftCardRecord } from './gift-card-desk.api.js';
import { GiftCardStateChip } from './gift-card-state.js';

const route = getRouteApi('/$lang/$currency/admin/gift-cards/$id');

export function GiftCardPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/gift-cards', text: intl.formatMessage({ id: 'gift-card-desk.title' }) };
  const read = useQuery({ ...giftCardQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(card) => (
        <AdminRecord
          title={`···· ${card.last4}`}
          back={back}
          state={<GiftCardStateChip state={card.state} />}
          actions={<GiftCardActions card={card} />}
          facts={factsOf(card, intl)}
          subject={{ type: 'gift-card', id: card.id }}
        >
          <Movements of={card} />
        </AdminRecord>
      )}
    </RecordPage>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

const OrderLink = ({ reference }: { reference: string }) => (
  <Link to={`/admin/orders/${reference}`} className={textLink}>
    {reference}
  </Link>
);

function factsOf(card: GiftCardRecord, intl: IntlShape): readonly RecordFact[] {
  const { currency, recipientName, recipientEmail, message, deliveredAt, blockedAt, blockReason, returnedAt } = card;
  return [
    fact('gift-card-desk.balance', <MoneyText value={{ amount: card.balance, currency }} />),
    fact('gift-card-desk.amount', <MoneyText value={{ amount: card.amount, currency }} />),
    fact('gift-card-desk.origin', <FormattedMessage id={`gift-card-desk.origin.${card.origin}`} />),
    fact('gift-card-desk.order', <OrderLink reference={card.orderReference} />),
    fact('gift-card-desk.buyer', `${card.buyerName} · ${card.buyerEmail}`),
    fact('gift-card-desk.from', card.fromName),
    ...(recipientName === null && recipientEmail === null
      ? []
      : [
          fact('gift-card-desk.recipient', [recipientName, recipientEmail].filter((text) => text !== null).join(' · ')),
        ]),
    ...(message === null ? [] : [fact('gift-card-desk.message', message)]),
    fact('gift-card-desk.language', languageName(card.language, intl)),
    fact('gift-card-desk.issuedAt', <ShortMoment value={card.issuedAt} />),
    fact('gift-card-desk.expiresAt', <ShortMoment value={card.expiresAt} />),
    deliveredAt === null
      ? fact('gift-card-desk.deliverAt', <ShortMoment value={card.deliverAt} />)
      : fact('gift-card-desk.deliveredAt', <ShortMoment value={deliveredAt} />),
    ...(blockedAt === null ? [] : [fact('gift-card-desk.blockedAt', <ShortMoment value={blockedAt} />)]),
    ...(blockReason === null ? [] : [fact('gift-card-desk.blockReason', blockReason)]),
    ...(returnedAt === null ? [] : [fact('gift-card-desk.returnedAt', <ShortMoment value={returnedAt} />)]),
  ];
}

const Movements = ({ of: { movements, currency } }: { of: GiftCardRecord }) => (
  <RecordSection title={<FormattedMessage id="gift-card-desk.movements" />}>
    <DataTable
      caption={<FormattedMessage id="gift-card-desk.movements" />}
      rows={movements}
      rowKey={({ id }) => id}
      columns={[
        { key: 'at', title: <FormattedMessage id="gift-card-desk.at" />, cell: ({ at }) => <ShortMoment value={at} /> },
        {
          key: 'kind',
          title: <FormattedMessage id="gift-card-desk.movement" />,
          cell: ({ kind }) => <FormattedMessage id={`gift-card-desk.movement.${kind}`} />,
        },
        {
          key: 'order',
          title: <FormattedMessage id="gift-card-desk.order" />,
          cell: ({ orderReference }) => <OrderLink reference={orderReference} />,
        },
        {
          key: 'amount',
          title: <FormattedMessage id="gift-card-desk.change" />,
          align: 'end',
          cell: ({ amount }) => <MoneyText value={{ amount, currency }} />,
        },
      ]}
    />
  </RecordSection>
);
