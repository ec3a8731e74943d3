import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { navigation, useReady, type Destination } from '../../layout/navigation.js';
import { Link } from '../../ui/link.js';
import { PageHead } from '../../ui/page-head.js';

const { favourites, notifications } = navigation.user;

/** The pages of an account; each is shown as soon as there is one. */
const PAGES: readonly Destination[] = [
  { text: 'account.nav.data', to: '/account' },
  { text: 'account.nav.password', to: '/account-password' },
  { text: 'account.nav.bookings', to: '/bookings' },
  favourites,
  notifications,
];

function AccountNav() {
  const intl = useIntl();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const line = 'flex min-h-11 items-center border-b-2 px-1 md:border-b-0 md:border-s-2 md:px-4';
  return (
    <nav aria-label={intl.formatMessage({ id: 'account.nav' })}>
      <ul className="flex flex-wrap gap-x-3 border-b border-line text-sm whitespace-nowrap md:grid md:gap-x-0 md:border-b-0 md:text-base md:whitespace-normal">
        {useReady(PAGES).map(({ text, to }) => {
          const isHere = path.endsWith(to);
          const look = isHere
            ? 'border-action font-medium text-ink'
            : 'border-transparent text-ink-soft hover:text-ink';
          return (
            <li key={to}>
              <Link to={to} aria-current={isHere ? 'page' : undefined} className={`${line} ${look}`}>
                <FormattedMessage id={text} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

export const AccountFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page-width grid gap-8 py-8 md:grid-cols-[13rem_minmax(0,38rem)] md:gap-12 md:py-12">
    <PageHead title={title} noindex />
    <AccountNav />
    <div className="grid gap-7">
      <h1 className="text-3xl">{title}</h1>
      {children}
    </div>
  </div>
);
