import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { useApi } from '../../api/use-api.js';
import { languageName } from '../../i18n/language-name.js';
import { languageOf } from '../../i18n/locales.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { ApiCalls } from '../../shared/api-keys/api-calls.js';
import { ApiKeys } from '../../shared/api-keys/api-keys.js';
import { ProblemMessage } from '../../ui/feedback/problem-message.js';
import { PhoneText } from '../../ui/text/phone-text.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { PartnerActions } from './partner-actions.js';
import { PartnerStateChip } from './partner-state.js';
import {
  createKey,
  isOfPartners,
  partnerCallsQuery,
  partnerQuery,
  type PartnerRecord,
  revokeKey,
  rotateKey,
} from './partners.api.js';

const route = getRouteApi('/$lang/$currency/admin/partners/$id');

export function PartnerPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/partners', text: intl.formatMessage({ id: 'partners.title' }) };
  const read = useQuery({ ...partnerQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(partner) => (
        <AdminRecord
          title={partner.name}
          back={back}
          state={<PartnerStateChip state={partner.state} />}
          actions={<PartnerActions partner={partner} />}
          facts={factsOf(partner, intl)}
          subject={{ type: 'partner', id: partner.id }}
        >
          <Keys of={partner} />
          <Calls of={partner} />
        </AdminRecord>
      )}
    </RecordPage>
  );
}

const fact = (id: string, value: ReactNode): RecordFact => ({ name: <FormattedMessage id={id} />, value });

function factsOf(partner: PartnerRecord, intl: IntlShape): readonly RecordFact[] {
  const { termsKind, percent, currency, language, contactName, email, phone, vat, address, createdAt } = partner;
  const country = intl.formatDisplayName(address.country, { type: 'region' }) ?? address.country;
  return [
    fact('partners.termsKind', <FormattedMessage id={`partners.terms.${termsKind}`} />),
    fact('partners.percent', intl.formatNumber(percent / 100, { style: 'percent' })),
    fact('partners.currency', currency),
    fact('partners.language', languageName(languageOf(language), intl)),
    fact('partners.contactName', contactName),
    fact('partners.email', email),
    fact('partners.phone', <PhoneText number={phone} />),
    fact('partners.billing', `${address.street}, ${address.zip} ${address.city}, ${country}`),
    ...(vat === null ? [] : [fact('partners.vat', vat)]),
    fact('partners.createdAt', <ShortMoment value={createdAt} />),
    ...(partner.suspendReason === null ? [] : [fact('partners.suspend.reason', partner.suspendReason)]),
  ];
}

function Keys({ of: { id, keys, actions } }: { of: PartnerRecord }) {
  const api = useApi();
  const client = useQueryClient();
  return (
    <ApiKeys
      keys={keys}
      canCreate={actions.includes('create-key')}
      calls={{
        create: (body) => createKey(api, id, body),
        rotate: (key, overlapHours) => rotateKey(api, id, key, overlapHours),
        revoke: (key) => revokeKey(api, id, key),
      }}
      onChanged={() =>
        client.invalidateQueries({
          predicate: ({ queryKey }) => isOfPartners(queryKey) || queryKey[0] === '/api/admin/audit',
        })
      }
    />
  );
}

function Calls({ of: { id } }: { of: PartnerRecord }) {
  const { data, error, refetch } = useQuery({ ...partnerCallsQuery(id), staleTime: 0 });
  if (error && !data) return <ProblemMessage error={error} onRetry={() => void refetch()} />;
  return data ? <ApiCalls calls={data.items} /> : null;
}
