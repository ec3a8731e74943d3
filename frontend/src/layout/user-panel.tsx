import { CircleQuestionMark, LogOut } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { FullName } from '../i18n/full-name.js';
import { initialsOf } from '../i18n/initials.js';
import type { SessionUser } from '../session/session.js';
import { Avatar } from '../ui/display/avatar.js';
import { Icon } from '../ui/display/icon.js';
import { Link } from '../ui/text/link.js';
import { menuLink, NavLinks } from './nav-links.js';
import { navigation } from './navigation.js';
import { ThemeToggle } from './theme-toggle.js';
import { useLogout } from './use-logout.js';
import { destinationsOf } from './user-destinations.js';

const { faq } = navigation.user;

/** What opens below the person's name in the header. */
export const UserPanel = ({ user }: { user: SessionUser }) => {
  const logout = useLogout();
  return (
    <>
      <p className="flex items-center gap-3 border-b border-line px-3 pb-2 font-medium">
        <Avatar picture={user.picture} initials={initialsOf(user)} />
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
