import { useMutation, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import { saveFile } from '../../ui/behavior/save-file.js';
import { DataTable } from '../../ui/display/data-table.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { Button } from '../../ui/form/button.js';
import { formatDay } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { MoneyText } from '../../ui/text/money.js';
import { textLink } from '../../ui/text/text-link.js';
import { invoiceQuery, readInvoiceDocument, type InvoiceRecord } from './invoices.api.js';

const route = getRouteApi('/$lang/$currency/admin/invoices/$id');

export function InvoicePage() {
  const { id } = route.useParams();
  const back = { to: '/admin/invoices', text: useIntl().formatMessage({ id: 'invoices.title' }) };
  const read = useQuery({ ...invoiceQuery(id, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(invoice) => <Invoice invoice={invoice} back={back} />}
    </RecordPage>
  );
}

function Invoice({ invoice, back }: { invoice: InvoiceRecord; back: { to: string; text: string } }) {
  const api = useApi();
  const intl = useIntl();
  const opening = useMutation({
    mutationFn: async () =>
      saveFile(await readInvoiceDocument(api, invoice.id), `${invoice.kind}-${invoice.number}.pdf`),
  });
  return (
    <AdminRecord
      title={invoice.number}
      back={back}
      state={<FormattedMessage id={`invoices.kind.${invoice.kind}`} />}
      actions={
        <Button look="secondary" busy={opening.isPending} onClick={() => opening.mutate()}>
          <FormattedMessage id="invoices.document" />
        </Button>
      }
      facts={factsOf(invoice, intl)}
      subject={{ type: 'invoice', id: invoice.number }}
    >
      {opening.error && <ProblemMessage error={opening.error} />}
      <Lines of={invoice} />
      {invoice.others.length > 0 && <Others of={invoice} />}
    </AdminRecord>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

function factsOf(invoice: InvoiceRecord, intl: IntlShape): readonly RecordFact[] {
  const { company, giftCards, sellerVatNumber, sellerRegister, sha256 } = invoice;
  return [
    fact('invoices.issuedOn', formatDay(invoice.issuedOn, intl.locale)),
    fact(
      'invoices.order',
      <Link to={`/admin/orders/${invoice.orderReference}`} className={textLink}>
        {invoice.orderReference}
      </Link>,
    ),
    fact('invoices.customer', invoice.person),
    ...(company
      ? [
          fact('invoices.company', company.name),
          ...(company.vat === undefined ? [] : [fact('invoices.vatNumber', company.vat)]),
          fact('invoices.country', intl.formatDisplayName(company.country, { type: 'region' }) ?? company.country),
        ]
      : []),
    fact('invoices.total', <MoneyText value={invoice.total} />),
    ...(giftCards.amount === 0 ? [] : [fact('invoices.giftCards', <MoneyText value={giftCards} />)]),
    ...invoice.vat.map(({ country, basisPoints, net, vat }) =>
      fact(
        'invoices.vat',
        <FormattedMessage
          id="invoices.vat.part"
          values={{
            rate: percentText(basisPoints, intl),
            country: intl.formatDisplayName(country, { type: 'region' }) ?? country,
            net: <MoneyText value={net} />,
            vat: <MoneyText value={vat} />,
          }}
        />,
      ),
    ),
    fact('invoices.language', languageName(invoice.language, intl)),
    fact('invoices.seller', invoice.seller),
    ...(sellerVatNumber === undefined ? [] : [fact('invoices.sellerVatNumber', sellerVatNumber)]),
    ...(sellerRegister === undefined ? [] : [fact('invoices.sellerRegister', sellerRegister)]),
    ...(sha256 === undefined ? [] : [fact('invoices.sha256', sha256)]),
  ];
}

const percentText = (basisPoints: number, intl: IntlShape): string =>
  intl.formatNumber(basisPoints / 10_000, { style: 'percent', maximumFractionDigits: 2 });

function Lines({ of: { lines } }: { of: InvoiceRecord }) {
  const intl = useIntl();
  return (
    <RecordSection title={<FormattedMessage id="invoices.lines" />}>
      <DataTable
        caption={<FormattedMessage id="invoices.lines" />}
        rows={lines.map((line, index) => ({ ...line, key: String(index) }))}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'what',
            title: <FormattedMessage id="invoices.line" />,
            cell: ({ kind, name }) =>
              kind === 'fare' && name ? name : <FormattedMessage id={`invoices.line.${kind}`} />,
          },
          {
            key: 'booking',
            title: <FormattedMessage id="invoices.booking" />,
            cell: ({ bookingReference }) => bookingReference,
          },
          {
            key: 'tax',
            title: <FormattedMessage id="invoices.tax" />,
            cell: ({ taxRegime, taxBasisPoints }) => (
              <>
                <FormattedMessage id={`invoices.tax.${taxRegime}`} />
                {taxBasisPoints !== undefined && ` ${percentText(taxBasisPoints, intl)}`}
              </>
            ),
          },
          {
            key: 'amount',
            title: <FormattedMessage id="invoices.total" />,
            align: 'end',
            cell: ({ amount }) => <MoneyText value={amount} />,
          },
        ]}
      />
    </RecordSection>
  );
}

function Others({ of: { others } }: { of: InvoiceRecord }) {
  const { locale } = useIntl();
  return (
    <RecordSection title={<FormattedMessage id="invoices.others" />}>
      <DataTable
        caption={<FormattedMessage id="invoices.others" />}
        rows={others}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: <FormattedMessage id="invoices.number" />,
            cell: ({ id, number }) => (
              <Link to={`/admin/invoices/${id}`} className={textLink}>
                {number}
              </Link>
            ),
          },
          {
            key: 'kind',
            title: <FormattedMessage id="invoices.kind" />,
            cell: ({ kind }) => <FormattedMessage id={`invoices.kind.${kind}`} />,
          },
          {
            key: 'issuedOn',
            title: <FormattedMessage id="invoices.issuedOn" />,
            cell: ({ issuedOn }) => formatDay(issuedOn, locale, 'short'),
          },
          {
            key: 'total',
            title: <FormattedMessage id="invoices.total" />,
            align: 'end',
            cell: ({ total }) => <MoneyText value={total} />,
          },
        ]}
      />
    </RecordSection>
  );
}
