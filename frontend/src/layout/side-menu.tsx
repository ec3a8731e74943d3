import { useState, type ReactNode } from 'react';
import { ChevronDown } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '../session/session.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { useOnNavigate } from '../ui/use-on-navigate.js';
import { NavLinks } from './nav-links.js';
import { navigation, useReady, type Destination } from './navigation.js';
import { SiteSwitcherTabs } from './site-switcher-tabs.js';
import { ThemeToggle } from './theme-toggle.js';
import { destinationsOf, useLogout } from './user-menu.js';

const line = 'flex min-h-12 w-full cursor-pointer items-center justify-between gap-2 py-2 text-lg';

function Group({ text, children }: { text: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="border-b border-line">
      <button type="button" aria-expanded={open} className={line} onClick={() => setOpen(!open)}>
        <FormattedMessage id={text} />
        <Icon of={ChevronDown} className={`size-5 transition-transform duration-150 ${open ? 'rotate-180' : ''}`} />
      </button>
      <div hidden={!open} className="pb-3">
        {children}
      </div>
    </div>
  );
}

const LinkGroup = ({ text, destinations }: { text: string; destinations: readonly Destination[] }) => {
  const ready = useReady(destinations);
  if (ready.length === 0) return null;
  return (
    <Group text={text}>
      <NavLinks destinations={ready} />
    </Group>
  );
};

const First = ({ destinations }: { destinations: readonly Destination[] }) => (
  <div className="*:border-b *:border-line empty:hidden">
    <NavLinks destinations={destinations} className={line} />
  </div>
);

/** All ways through the site on a narrow screen. */
export function SideMenu({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const logout = useLogout();
  useOnNavigate(onClose);
  const { side, footer, partners, more } = navigation;
  return (
    <Dialog isOpen place="start" title={<FormattedMessage id="layout.menu" />} onClose={onClose}>
      <div>
        <First destinations={[side.tours, side.contact]} />
        <LinkGroup text="layout.side.quotes" destinations={side.quotes} />
        <LinkGroup text="layout.partners" destinations={partners} />
        {session ? (
          <LinkGroup text="layout.side.account" destinations={destinationsOf(session.user)} />
        ) : (
          <First destinations={footer.visitor} />
        )}
        <LinkGroup text="layout.menu.more" destinations={[...navigation.zones, ...more]} />
        <Group text="layout.switcher">
          <SiteSwitcherTabs />
        </Group>
        <ThemeToggle className={`${line} justify-start!`} />
        {session && (
          <button
            type="button"
            className={line}
            onClick={() => {
              onClose();
              void logout();
            }}
          >
            <FormattedMessage id="layout.logout" />
          </button>
        )}
      </div>
    </Dialog>
  );
}
