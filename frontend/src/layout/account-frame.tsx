import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from '../ui/text/link.js';
import { PageHead } from '../ui/display/page-head.js';
import { hasManager } from '../session/roles.js';
import { useSession } from '../session/session.js';
import { navigation, useReady, type Destination } from './navigation.js';

const { bookings, favourites, notifications } = navigation.user;

/** The pages of an account; each is shown as soon as there is one. */
const PAGES: readonly Destination[] = [
  { text: 'layout.account.data', to: '/account' },
  { text: 'layout.account.password', to: '/account-password' },
  { text: 'layout.account.logins', to: '/login-history' },
  { text: 'layout.account.addresses', to: '/my-addresses' },
  { text: 'layout.account.payouts', to: '/account-billing' },
  bookings,
  favourites,
  notifications,
];

const PAGES_WITH_MANAGER: readonly Destination[] = [...PAGES, ...navigation.professional];

function AccountNav({ className }: { className: string }) {
  const user = useSession()?.user;
  const intl = useIntl();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const line = 'flex min-h-11 items-center border-b-2 px-1 md:border-b-0 md:border-s-2 md:px-4 md:py-2 md:leading-snug';
  return (
    <nav aria-label={intl.formatMessage({ id: 'layout.nav.account' })} className={className}>
      <ul className="flex flex-wrap gap-x-3 border-b border-line text-sm xs:whitespace-nowrap md:grid md:gap-x-0 md:border-b-0 md:text-base md:whitespace-normal">
        {useReady(user && hasManager(user) ? PAGES_WITH_MANAGER : PAGES).map(({ text, to }) => {
          const isHere = path.endsWith(to);
          const look = isHere
            ? 'border-action font-medium text-ink forced-colors:border-system-highlight'
            : 'border-transparent text-ink-soft hover:text-ink forced-colors:border-system-paper';
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

interface AccountFrameProps {
  title: string;
  /** Beside the title. */
  aside?: ReactNode;
  /** Of a list. */
  page?: number;
  /** Forms are as wide as a line of text; what is wider says so. */
  width?: 'form' | 'list' | 'full';
  /** Whether visitors have the page too, without the ways to the others. */
  forVisitors?: boolean;
  children: ReactNode;
}

/** The class of the document says who is there before the script does. */
const looks = {
  own: { columns: 'md:grid-cols-[13rem_minmax(0,1fr)] md:gap-12', nav: '' },
  forVisitors: {
    columns: 'signed-in:md:grid-cols-[13rem_minmax(0,1fr)] signed-in:md:gap-12',
    nav: 'hidden signed-in:block',
  },
};
const widths = { form: 'md:max-w-[38rem]', list: 'md:max-w-[48rem]', full: '' };

/** A page of somebody's account, beside the ways to the others. */
export function AccountFrame({ title, aside, page, width = 'form', forVisitors = false, children }: AccountFrameProps) {
  const { columns, nav } = looks[forVisitors ? 'forVisitors' : 'own'];
  return (
    <div className={`page-width grid min-h-dvh grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 md:py-12 ${columns}`}>
      <PageHead title={title} noindex {...(page === undefined ? {} : { page })} />
      <AccountNav className={nav} />
      <div className={`grid grid-cols-[minmax(0,1fr)] content-start gap-7 ${widths[width]}`}>
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <h1 className="min-w-0 text-[min(1.875rem,11vw)]">{title}</h1>
          {aside}
        </div>
        {children}
      </div>
    </div>
  );
}
