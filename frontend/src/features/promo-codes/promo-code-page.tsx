import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { CURRENCIES } from '../../i18n/locales.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { DataTable } from '../../ui/display/data-table.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { PromoCodeActions } from './promo-code-actions.js';
import { PromoCodeStateChip, UsesText } from './promo-code-state.js';
import { promoCodeQuery, type PromoCodeRecord } from './promo-codes.api.js';

const route = getRouteApi('/$lang/$currency/admin/promo-codes/$id');

export function PromoCodePage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/promo-codes', text: intl.formatMessage({ id: 'promo-codes.title' }) };
  const read = useQuery({ ...promoCodeQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(promoCode) => (
        <AdminRecord
          title={promoCode.code}
          back={back}
          state={<PromoCodeStateChip state={promoCode.state} />}
          actions={promoCode.actions.length > 0 && <PromoCodeActions promoCode={promoCode} />}
          facts={factsOf(promoCode, intl)}
          subject={{ type: 'promo-code', id: promoCode.id }}
        >
          <Uses of={promoCode} />
        </AdminRecord>
      )}
    </RecordPage>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

function factsOf(promoCode: PromoCodeRecord, intl: IntlShape): readonly RecordFact[] {
  const { kind, owner, percent, startsAt, endsAt, endedAt, mostUses, usesTaken, usesCounted, minimum } = promoCode;
  return [
    fact(
      'promo-codes.kind',
      owner ? (
        <>
          <FormattedMessage id={`promo-codes.kind.${kind}`} /> ·{' '}
          <Link to={`/admin/users/${owner.id}`} className={textLink}>
            {owner.name ?? owner.id}
          </Link>
        </>
      ) : (
        <FormattedMessage id={`promo-codes.kind.${kind}`} />
      ),
    ),
    fact('promo-codes.discount', intl.formatNumber(percent / 100, { style: 'percent' })),
    fact('promo-codes.startsAt', <ShortMoment value={startsAt} />),
    ...(endsAt === null ? [] : [fact('promo-codes.endsAt', <ShortMoment value={endsAt} />)]),
    ...(endedAt === null ? [] : [fact('promo-codes.endedAt', <ShortMoment value={endedAt} />)]),
    fact('promo-codes.uses', <UsesText taken={usesTaken} most={mostUses} />),
    fact('promo-codes.usesCounted', intl.formatNumber(usesCounted)),
    ...(minimum === null ? [] : [fact('promo-codes.minimum', <Minimum of={minimum} />)]),
  ];
}

const Minimum = ({ of }: { of: NonNullable<PromoCodeRecord['minimum']> }) => (
  <ul className="flex flex-wrap gap-x-3">
    {CURRENCIES.flatMap((currency) => {
      const amount = of[currency];
      return amount === undefined
        ? []
        : [
            <li key={currency}>
              <MoneyText value={{ amount, currency }} />
            </li>,
          ];
    })}
  </ul>
);

const Uses = ({ of: { uses } }: { of: PromoCodeRecord }) => (
  <RecordSection title={<FormattedMessage id="promo-codes.orders" />}>
    {uses.length === 0 ? (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id="promo-codes.orders.none" />
      </p>
    ) : (
      <DataTable
        caption={<FormattedMessage id="promo-codes.orders" />}
        rows={uses}
        rowKey={({ orderId }) => orderId}
        columns={[
          {
            key: 'order',
            title: <FormattedMessage id="promo-codes.order" />,
            cell: ({ orderReference }) => orderReference,
          },
          {
            key: 'status',
            title: <FormattedMessage id="promo-codes.state" />,
            cell: ({ status }) => <FormattedMessage id={`promo-codes.use.${status}`} />,
          },
          {
            key: 'amount',
            title: <FormattedMessage id="promo-codes.saved" />,
            align: 'end',
            cell: ({ amount, currency }) => <MoneyText value={{ amount, currency }} />,
          },
          {
            key: 'at',
            title: <FormattedMessage id="promo-codes.at" />,
            align: 'end',
            cell: ({ at }) => <ShortMoment value={at} />,
          },
        ]}
      />
    )}
  </RecordSection>
);
