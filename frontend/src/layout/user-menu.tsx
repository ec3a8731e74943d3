import { CircleQuestionMark, CircleUserRound, LogOut } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { useApi } from '../api/use-api.js';
import { FullName, spokenName } from '../i18n/full-name.js';
import { useSite } from '../i18n/site.js';
import { isAdmin, isGuideOrAdmin } from '../session/roles.js';
import { endSession, useSession, type SessionUser } from '../session/session.js';
import { ButtonLink } from '../ui/form/button-link.js';
import { Icon } from '../ui/display/icon.js';
import { Link } from '../ui/text/link.js';
import { Popover } from '../ui/overlay/popover.js';
import { Tip } from '../ui/overlay/tip.js';
import { useGo } from '../ui/behavior/use-go.js';
import { logOut } from './layout.api.js';
import { menuLink, NavLinks } from './nav-links.js';
import { navigation, type Destination } from './navigation.js';
import { ThemeToggle } from './theme-toggle.js';

const { account, bookings, notifications, favourites, quote, faq } = navigation.user;

/** What a person of this kind finds in the menu, above the choice of light or dark. */
export function destinationsOf(user: Pick<SessionUser, 'role' | 'status' | 'isPro'>): readonly Destination[] {
  return [
    account,
    ...(user.isPro ? navigation.professional : []),
    bookings,
    ...(isGuideOrAdmin(user) ? navigation.guide : []),
    ...(isAdmin(user) ? navigation.admin : []),
    quote,
    favourites,
    notifications,
  ];
}

export function useLogout(): () => Promise<void> {
  const api = useApi();
  const go = useGo();
  return async () => {
    await logOut(api).catch(() => undefined);
    endSession();
    await go('/login');
  };
}

const UserPanel = ({ user }: { user: SessionUser }) => {
  const logout = useLogout();
  return (
    <>
      <p className="border-b border-line px-3 pb-2 font-medium">
        <FullName of={user} />
      </p>
      <div className="py-2">
        <NavLinks destinations={destinationsOf(user)} />
      </div>
      <div className="border-t border-line pt-2">
        <ThemeToggle className={`${menuLink} flex w-full items-center gap-2`} />
        <Link to={faq.to} className={`${menuLink} flex items-center gap-2`}>
          <Icon of={CircleQuestionMark} className="size-4" />
          <FormattedMessage id={faq.text} />
        </Link>
        <button
          type="button"
          className={`${menuLink} flex w-full cursor-pointer items-center gap-2`}
          onClick={() => void logout()}
        >
          <Icon of={LogOut} className="size-4" />
          <FormattedMessage id="layout.logout" />
        </button>
      </div>
    </>
  );
};

function SpokenName({ of }: { of: SessionUser }) {
  const name = spokenName(of, useSite().locale);
  return (
    <>
      <span className="max-w-28 truncate text-sm font-medium max-xl:sr-only">{name}</span>
      <Tip text={name} />
    </>
  );
}

/** As wide as the menu of who has a session, whose name the document knows by then. */
const PlaceOfMenu = () => (
  <span aria-hidden="true" className="hidden xl:signed-in:block">
    <span className="header-button invisible">
      <Icon of={CircleUserRound} />
      <span className="max-w-28 truncate text-sm font-medium before:content-[var(--spoken-name)]" />
    </span>
  </span>
);

/** Login for visitors, a menu for who is signed in. Until hydrated it is the visitor's, hidden from who has a session. */
export function UserMenu() {
  const session = useSession();
  if (session) {
    return (
      <Popover
        trigger={
          <>
            {session.user.picture ? (
              <img src={session.user.picture} alt="" className="size-6 rounded-full object-cover" />
            ) : (
              <Icon of={CircleUserRound} />
            )}
            <SpokenName of={session.user} />
          </>
        }
        className="header-button"
        panelClassName="w-72 p-3"
      >
        {() => <UserPanel user={session.user} />}
      </Popover>
    );
  }
  return (
    <>
      <ButtonLink
        to="/login"
        look="secondary"
        className="overflow-hidden whitespace-nowrap max-xl:px-3 max-xl:text-[0.9375rem] signed-in:invisible xl:signed-in:hidden max-xl:signed-in:w-10 max-xl:signed-in:px-0"
      >
        <FormattedMessage id="layout.nav.login" />
      </ButtonLink>
      <PlaceOfMenu />
    </>
  );
}
