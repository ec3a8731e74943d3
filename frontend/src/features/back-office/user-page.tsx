import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { fullNameOf } from '../../i18n/full-name.js';
import { languageName } from '../../i18n/language-name.js';
import { may } from '../../session/permissions.js';
import { useSession } from '../../session/session.js';
import { AdminRecord } from '../../shared/admin-record/admin-record.js';
import { RecordPage } from '../../shared/admin-record/record-page.js';
import { RecordSection, type RecordFact } from '../../shared/admin-record/record-section.js';
import type { TimelineEntry } from '../../shared/admin-record/timeline.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { Link } from '../../ui/text/link.js';
import { textLink } from '../../ui/text/text-link.js';
import { mailsQuery, userQuery, type Mail, type UserRecord } from './back-office.api.js';
import { UserActions } from './user-actions.js';
import { UserRole, UserStatusChip } from './user-status.js';

const route = getRouteApi('/$lang/$currency/admin/users/$id');

export function UserPage() {
  const { id } = route.useParams();
  const back = { to: '/admin/users', text: useIntl().formatMessage({ id: 'back-office.nav.users' }) };
  const read = useQuery({ ...userQuery(id), staleTime: 0 });
  return (
    <RecordPage read={read} back={back}>
      {(user) => <Person user={user} back={back} />}
    </RecordPage>
  );
}

/** The mails to the person's present address, for the timeline. */
function useMailsTo({ email }: UserRecord): readonly TimelineEntry[] {
  const reader = useSession()?.user;
  const mayRead = reader !== undefined && may(reader, 'mail.read');
  const { data } = useQuery({ ...mailsQuery({ recipient: email }), enabled: mayRead });
  return (data?.items ?? []).filter(({ recipient }) => recipient.toLowerCase() === email.toLowerCase()).map(entryOf);
}

const entryOf = ({ id, writtenAt, subject, state }: Mail): TimelineEntry => ({
  key: id,
  at: writtenAt,
  what: (
    <Link to={`/admin/mails/${id}`} className={textLink}>
      {subject ?? <FormattedMessage id="back-office.mail.confidential" />}
    </Link>
  ),
  who: <FormattedMessage id={`back-office.mail.state.${state}`} />,
});

function Person({ user, back }: { user: UserRecord; back: { to: string; text: string } }) {
  const intl = useIntl();
  return (
    <AdminRecord
      title={fullNameOf(user, intl)}
      back={back}
      state={<UserStatusChip status={user.status} />}
      actions={<UserActions user={user} />}
      facts={factsOf(user, intl)}
      subject={{ type: 'user', id: user.uuid }}
      events={useMailsTo(user)}
    >
      {(user.companyName ?? user.vat ?? user.taxNumber) !== null && (
        <RecordSection title={<FormattedMessage id="back-office.user.company" />}>
          <ul className="text-sm">
            {[user.companyName, user.vat, user.taxNumber].flatMap((text) =>
              text === null ? [] : [<li key={text}>{text}</li>],
            )}
          </ul>
        </RecordSection>
      )}
    </AdminRecord>
  );
}

const name = (key: string) => <FormattedMessage id={`back-office.user.${key}`} />;

function factsOf(user: UserRecord, intl: IntlShape): readonly RecordFact[] {
  const { email, emailConfirmed, phone, role, language, currency, signedUpAt, lastSeenAt, openSessions } = user;
  return [
    {
      name: name('email'),
      value: (
        <>
          {email} · {name(emailConfirmed ? 'emailConfirmed' : 'emailUnconfirmed')}
        </>
      ),
    },
    ...(phone === null ? [] : [{ name: name('phone'), value: phone }]),
    { name: name('role'), value: <UserRole role={role} /> },
    ...(user.mayHaveManager
      ? [
          {
            name: name('manager'),
            value: user.manager ? (
              fullNameOf(user.manager, intl)
            ) : (
              <FormattedMessage id="back-office.user.manager.team" />
            ),
          },
        ]
      : []),
    {
      name: name('secondFactor'),
      value: <FormattedMessage id={`back-office.user.secondFactor.${user.hasSecondFactor ? 'on' : 'off'}`} />,
    },
    { name: name('language'), value: `${languageName(language, intl)} · ${currency}` },
    { name: name('signedUpAt'), value: <ShortMoment value={signedUpAt} /> },
    ...(lastSeenAt === null ? [] : [{ name: name('lastSeenAt'), value: <ShortMoment value={lastSeenAt} /> }]),
    { name: name('openSessions'), value: intl.formatNumber(openSessions) },
  ];
}
