import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { fullNameOf } from '../../i18n/full-name.js';
import { languageName } from '../../i18n/language-name.js';
import { useSite } from '../../i18n/site.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import type { RecordFact } from '../../shared/admin-record/record-section.js';
import { categoriesQuery } from '../../shared/catalogue/catalogue.api.js';
import { formatDay, formatWeekday } from '../../ui/text/date-time.js';
import { Link } from '../../ui/text/link.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { textLink } from '../../ui/text/text-link.js';
import { ApplicationActions } from './application-actions.js';
import { ApplicationAnswer } from './application-answer.js';
import { ApplicationStateChip } from './application-state.js';
import { applicationQuery, type ApplicationRecord } from './applications.api.js';

const route = getRouteApi('/$lang/$currency/admin/applications/$id');

export function ApplicationRecordPage() {
  const { id } = route.useParams();
  const intl = useIntl();
  const site = useSite();
  const { data: categories = [] } = useQuery(categoriesQuery(site));
  const titleOf = (slug: string): string => categories.find((each) => each.slug === slug)?.title ?? slug;
  const back = { to: '/admin/applications', text: intl.formatMessage({ id: 'recruitment.team.heading' }) };
  const read = useQuery({ ...applicationQuery(id, site.locale), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(application) => {
        const title = fullNameOf(application.applicant, intl);
        return (
          <AdminRecord
            title={title}
            back={back}
            state={<ApplicationStateChip state={application.state} />}
            actions={<ApplicationActions application={application} name={title} />}
            facts={factsOf(application, intl, titleOf)}
            subject={{ type: 'application', id: application.userId }}
          >
            {application.pictureUrl !== null && (
              <img
                src={application.pictureUrl}
                alt={intl.formatMessage({ id: 'recruitment.team.picture' }, { name: title })}
                width={320}
                height={320}
                className="size-60 max-w-full rounded-lg bg-sunken object-cover"
              />
            )}
            {application.answers.map((answer) => (
              <ApplicationAnswer key={answer.questionKey} application={application} answer={answer} />
            ))}
          </AdminRecord>
        );
      }}
    </RecordPage>
  );
}

const name = (key: string) => <FormattedMessage id={`recruitment.team.fact.${key}`} />;
const told = (key: string, value: string | null | undefined): readonly RecordFact[] =>
  value === null || value === undefined || value === '' ? [] : [{ name: name(key), value }];
const at = (key: string, value: string | null): readonly RecordFact[] =>
  value === null ? [] : [{ name: name(key), value: <ShortMoment value={value} /> }];

/** A Monday. */
const MONDAY = '2024-01-0';

function factsOf(
  application: ApplicationRecord,
  intl: IntlShape,
  titleOf: (category: string) => string,
): readonly RecordFact[] {
  const { userId, applicant, city, language, spokenLanguages, carTour, bikeTour, guidePreferences } = application;
  const { email, phone, birthdate } = applicant;
  const list = (all: readonly string[]): string => intl.formatList(all, { type: 'unit' });
  const yesOrNo = (value: boolean | null): string | null =>
    value === null
      ? null
      : intl.formatMessage({ id: value ? 'recruitment.team.said.yes' : 'recruitment.team.said.no' });
  const spoken = spokenLanguages.map((each) =>
    intl.formatMessage(
      { id: 'recruitment.team.spoken' },
      { language: languageName(each.language, intl), level: each.level },
    ),
  );
  return [
    {
      name: name('email'),
      value: (
        <>
          {email} ·{' '}
          <Link to={`/admin/users/${userId}`} className={textLink}>
            <FormattedMessage id="recruitment.team.account" />
          </Link>
        </>
      ),
    },
    ...told('phone', phone),
    ...told('birthdate', birthdate === null ? null : formatDay(birthdate, intl.locale)),
    ...told('city', city?.name),
    ...told('language', language === null ? null : languageName(language, intl)),
    ...told('spoken', list(spoken)),
    ...told('categories', list(guidePreferences.categories.map(titleOf))),
    ...told('car', yesOrNo(carTour)),
    ...told('bike', yesOrNo(bikeTour)),
    ...told(
      'daysOff',
      list(guidePreferences.daysOff.map((day) => formatWeekday(`${MONDAY}${day}`, intl.locale, 'long'))),
    ),
    ...told('years', guidePreferences.yearsGuiding === null ? null : intl.formatNumber(guidePreferences.yearsGuiding)),
    ...told('licence', guidePreferences.licence),
    ...at('submittedAt', application.submittedAt),
    ...at('decidedAt', application.decidedAt),
    ...told('remark', application.remark),
    ...told('reason', application.reason),
  ];
}
