import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { addressLines } from '../../i18n/address-lines.js';
import { fullNameOf } from '../../i18n/full-name.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { professionalQuery, type ProfessionalRecord } from './back-office.api.js';
import { ProfessionalActions } from './professional-actions.js';
import { ProfessionalStateChip } from './professional-state.js';

const route = getRouteApi('/$lang/$currency/admin/professionals/$id');

export function ProfessionalPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const back = { to: '/admin/professionals', text: intl.formatMessage({ id: 'back-office.nav.professionals' }) };
  const read = useQuery({ ...professionalQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(professional) => {
        const title = professional.companyName ?? fullNameOf(professional, intl);
        return (
          <AdminRecord
            title={title}
            back={back}
            state={<ProfessionalStateChip state={professional.state} />}
            actions={<ProfessionalActions professional={professional} name={title} />}
            facts={factsOf(professional, intl)}
            subject={{ type: 'user', id: professional.userId }}
          />
        );
      }}
    </RecordPage>
  );
}

const name = (key: string) => <FormattedMessage id={`back-office.professional.${key}`} />;
const told = (key: string, value: string | null): readonly RecordFact[] =>
  value === null ? [] : [{ name: name(key), value }];
const at = (key: string, value: string | null): readonly RecordFact[] =>
  value === null ? [] : [{ name: name(key), value: <ShortMoment value={value} /> }];

function factsOf(professional: ProfessionalRecord, intl: IntlShape): readonly RecordFact[] {
  const { userId, email, phone, vat, taxNumber, address, vatCheck, waitingSince, decideBefore, decidedAt } =
    professional;
  return [
    {
      name: name('name'),
      value: (
        <>
          {fullNameOf(professional, intl)} ·{' '}
          <Link to={`/admin/users/${userId}`} className={textLink}>
            <FormattedMessage id="back-office.professional.account" />
          </Link>
        </>
      ),
    },
    { name: name('email'), value: email },
    ...told('phone', phone),
    ...told('vat', vat),
    ...(vatCheck ? [{ name: name('vatCheck'), value: <VatCheck check={vatCheck} /> }] : []),
    ...told('taxNumber', taxNumber),
    ...(address ? [{ name: name('address'), value: <PostalAddress address={address} /> }] : []),
    ...at('waitingSince', waitingSince),
    ...(professional.state === 'pending' ? at('decideBefore', decideBefore) : at('decidedAt', decidedAt)),
    ...told('reason', professional.reason),
  ];
}

function PostalAddress({ address }: { address: NonNullable<ProfessionalRecord['address']> }) {
  const intl = useIntl();
  const lines = addressLines(address, (country) => intl.formatDisplayName(country, { type: 'region' }) ?? country);
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}

const VatCheck = ({ check }: { check: NonNullable<ProfessionalRecord['vatCheck']> }) => (
  <>
    <FormattedMessage id={`back-office.professional.vatCheck.${check.isValid ? 'valid' : 'invalid'}`} /> ·{' '}
    <ShortMoment value={check.checkedAt} />
    {check.consultationNumber !== null && <> · {check.consultationNumber}</>}
  </>
);
