import { getRouteApi } from '@tanstack/react-router';
import { FormattedMessage, useIntl } from 'react-intl';
import { FullName } from '../../i18n/full-name.js';
import { AdminList } from '../../shared/admin-list/admin-list.js';
import { ShortMoment } from '../../ui/text/short-moment.js';
import { usersQuery, type User } from './back-office.api.js';
import { UserRole, UserStatusChip } from './user-status.js';
import { usersSearch } from './list-search.js';

const route = getRouteApi('/$lang/$currency/admin/users');

/** The accounts, the latest first. */
export function UsersPage() {
  const intl = useIntl();
  const search = usersSearch(route.useSearch());
  const say = (id: string): string => intl.formatMessage({ id });
  const roles = (['1', '2', '3', '4'] as const).map((value) => ({
    value,
    text: say(`back-office.user.role.${value}`),
  }));
  const states = (['active', 'suspended', 'closed'] as const).map((value) => ({
    value,
    text: say(`back-office.user.state.${value}`),
  }));
  const types = (['individual', 'business'] as const).map((value) => ({
    value,
    text: say(`back-office.user.type.${value}`),
  }));
  return (
    <AdminList<User>
      title={say('back-office.nav.users')}
      path="/admin/users"
      search={search}
      query={usersQuery(search)}
      rowKey={({ uuid }) => uuid}
      rowPath={({ uuid }) => `/admin/users/${uuid}`}
      searchLabel={say('back-office.user.find')}
      views={[
        { text: say('back-office.user.view.all'), search: {} },
        { text: say('back-office.user.view.guides'), search: { role: '3' } },
        { text: say('back-office.user.view.professionals'), search: { accountType: 'business' } },
        { text: say('back-office.user.view.suspended'), search: { state: 'suspended' } },
      ]}
      filters={[
        { name: 'role', label: say('back-office.user.role'), choices: roles },
        { name: 'state', label: say('back-office.user.state'), choices: states },
        { name: 'accountType', label: say('back-office.user.type'), choices: types },
      ]}
      columns={[
        { key: 'name', title: say('back-office.user.name'), sort: 'lastName', cell: (user) => <UserName of={user} /> },
        { key: 'email', title: say('back-office.user.email'), cell: ({ email }) => email },
        { key: 'role', title: say('back-office.user.role'), cell: ({ role }) => <UserRole role={role} /> },
        {
          key: 'status',
          title: say('back-office.user.state'),
          cell: ({ status }) => <UserStatusChip status={status} />,
        },
        {
          key: 'signedUpAt',
          title: say('back-office.user.signedUpAt'),
          sort: 'signedUpAt',
          align: 'end',
          cell: ({ signedUpAt }) => <ShortMoment value={signedUpAt} />,
        },
      ]}
      empty={<FormattedMessage id="back-office.user.none" />}
    />
  );
}

/** A closed account has no name any more. */
function UserName({ of: user }: { of: User }) {
  return user.firstName === '' && user.lastName === '' ? (
    <FormattedMessage id="back-office.user.nameless" />
  ) : (
    <FullName of={user} />
  );
}
