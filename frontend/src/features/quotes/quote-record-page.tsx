import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection } from '../../shared/admin-record/record-section.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { wishFacts } from './quote-facts.js';
import { QuoteDeskActions } from './quote-desk-actions.js';
import { quoteRecordQuery, type QuoteRecord } from './quote-desk.api.js';
import { Messages } from './quote-messages.js';
import { OfferDetails } from './quote-offer.js';
import { QuoteStateChip } from './quote-state.js';

const route = getRouteApi('/$lang/$currency/admin/quotes/$id');

export function QuoteRecordPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/quotes', text: useIntl().formatMessage({ id: 'quotes.desk.title' }) };
  const read = useQuery({ ...quoteRecordQuery(id, useSite()), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(quote) => <Record quote={quote} back={back} />}
    </RecordPage>
  );
}

const name = (key: string) => <FormattedMessage id={`quotes.desk.${key}`} />;

function Record({ quote, back }: { quote: QuoteRecord; back: { to: string; text: string } }) {
  const intl = useIntl();
  const { customer, userId, offers, messages, place } = quote;
  const told = (key: string, value: string | null | undefined) => (value ? [{ name: name(key), value }] : []);
  return (
    <AdminRecord
      title={`${quote.reference} · ${intl.formatMessage({ id: `quotes.service.${quote.type}` })}`}
      back={back}
      state={<QuoteStateChip state={quote.state} />}
      actions={<QuoteDeskActions quote={quote} />}
      facts={[
        {
          name: name('customer'),
          value: userId ? (
            <Link to={`/admin/users/${userId}`} className={textLink}>
              {customer.customerName}
            </Link>
          ) : (
            customer.customerName
          ),
        },
        ...told('company', customer.companyName),
        ...told('email', customer.email),
        ...told('phone', customer.phoneNumber),
        { name: name('language'), value: languageName(quote.language, intl) },
        { name: name('requestedAt'), value: <ShortMoment value={quote.requestedAt} /> },
        { name: name('answerBefore'), value: <ShortMoment value={quote.answerBefore} /> },
        ...told('declineReason', quote.declineReason),
        ...(quote.orderReference
          ? [
              {
                name: name('order'),
                value: (
                  <Link to={`/admin/orders/${quote.orderReference}`} className={textLink}>
                    {quote.orderReference}
                  </Link>
                ),
              },
            ]
          : []),
        ...wishFacts(quote),
      ]}
      subject={{ type: 'quote', id: quote.id }}
    >
      {messages.length > 0 && (
        <RecordSection title={<FormattedMessage id="quotes.messages" />}>
          <Messages quote={quote} />
        </RecordSection>
      )}
      {offers.toReversed().map((offer) => (
        <RecordSection
          key={offer.version}
          title={<FormattedMessage id="quotes.desk.version" values={{ version: offer.version }} />}
        >
          <OfferDetails offer={offer} place={place} isOpen />
        </RecordSection>
      ))}
    </AdminRecord>
  );
}
