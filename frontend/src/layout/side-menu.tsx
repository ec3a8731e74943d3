import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { breakable } from '../i18n/non-breaking-text.js';
import { useSession } from '../session/session.js';
import { Dialog } from '../ui/overlay/dialog.js';
import { Link } from '../ui/text/link.js';
import { Tabs } from '../ui/display/tabs.js';
import { useOnNavigate } from '../ui/behavior/use-on-navigate.js';
import { categoriesQuery } from '../shared/catalogue/catalogue.api.js';
import { NavLinks } from './nav-links.js';
import { useIsReady } from './navigation.js';
import { sideMenuPages, type SideMenuPage } from './side-menu-pages.js';
import { SiteSwitcherTabs } from './site-switcher-tabs.js';
import { ThemeToggle } from './theme-toggle.js';
import { useLogout } from './use-logout.js';

const line = 'flex min-h-12 items-center rounded-sm px-2.5 py-2 leading-snug hyphens-auto hover:bg-sunken';

/** The kinds of tours, below the way to all of them. */
function Categories() {
  const { data = [] } = useQuery(categoriesQuery(useSite()));
  return (
    <ul className="mt-2 border-t border-line pt-2">
      {data.map(({ slug, title }) => (
        <li key={slug}>
          <Link to={`/tours?categories=${slug}`} className={line}>
            {breakable(title)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Page({ page: { key, destinations }, onClose }: { page: SideMenuPage; onClose: () => void }) {
  const signedIn = useSession() !== undefined;
  return (
    <>
      <NavLinks destinations={destinations} className={line} />
      {key === 'tours' && <Categories />}
      {key === 'account' && signedIn && <Logout onClose={onClose} />}
    </>
  );
}

function Logout({ onClose }: { onClose: () => void }) {
  const logout = useLogout();
  const leave = (): void => {
    onClose();
    void logout();
  };
  return (
    <button type="button" className={`${line} w-full cursor-pointer text-start`} onClick={leave}>
      <FormattedMessage id="layout.logout" />
    </button>
  );
}

/** All ways through the site on a narrow screen: one tab for each part of it, as soon as the part has a page. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const session = useSession();
  const isReady = useIsReady();
  const [tab, setTab] = useState('tours');
  useOnNavigate(onClose);
  const pages = sideMenuPages(session?.user).filter(({ destinations }) => destinations.some(isReady));
  return (
    <Dialog isOpen place="start" title={<FormattedMessage id="layout.menu" />} onClose={onClose}>
      <div className="grid gap-6">
        <Tabs
          name={intl.formatMessage({ id: 'layout.menu' })}
          vertical
          selected={tab}
          onSelect={setTab}
          pages={pages.map((page) => ({
            key: page.key,
            title: <FormattedMessage id={page.text} />,
            content: <Page page={page} onClose={onClose} />,
          }))}
        />
        <section className="grid gap-2 border-t border-line pt-4">
          <h3 className="font-sans text-base font-medium">
            <FormattedMessage id="layout.switcher" />
          </h3>
          <SiteSwitcherTabs />
        </section>
        <ThemeToggle className={`${line} justify-start! gap-2 border-t border-line`} />
      </div>
    </Dialog>
  );
}
