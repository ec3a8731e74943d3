import { ChevronDown, Menu as MenuIcon, Search } from 'lucide';
import { startTransition, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareDialog } from '../ui/overlay/dialog.js';
import { Icon } from '../ui/display/icon.js';
import { Link } from '../ui/text/link.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Popover } from '../ui/overlay/popover.js';
import { prepareLater } from '../ui/behavior/prepare-later.js';
import { Skeleton } from '../ui/feedback/skeleton.js';
import { Tip } from '../ui/overlay/tip.js';
import { CartMenu } from './cart-menu.js';
import { Logo } from './logo.js';
import { NavLinks } from './nav-links.js';
import { navigation, useReady, type Destination } from './navigation.js';
import { NotificationsMenu } from './notifications-menu.js';
import { searchInView } from './search-in-view.js';
import { SiteSwitcher } from './site-switcher.js';
import { UserMenu } from './user-menu.js';
import { HeaderWithoutScript } from './without-script.js';

const MegaMenu = onDemand(async () => (await import('./mega-menu.js')).MegaMenu, <Skeleton className="h-64" />);
const SearchOverlay = onDemand(async () => (await import('./search-overlay.js')).SearchOverlay);
const SideMenu = onDemand(async () => (await import('./side-menu.js')).SideMenu);

const More = ({ text }: { text: string }) => (
  <>
    <FormattedMessage id={text} />
    <Icon of={ChevronDown} className="size-4" />
  </>
);

const MainLink = ({ of: { text, to }, className = '' }: { of: Destination; className?: string }) => (
  <Link to={to} className={`header-button ${className}`}>
    <FormattedMessage id={text} />
  </Link>
);

function MainNavigation() {
  const intl = useIntl();
  const partners = useReady(navigation.partners);
  return (
    <nav aria-label={intl.formatMessage({ id: 'layout.navigation' })} className="hidden flex-1 items-center md:flex">
      <MainLink of={navigation.main.tours} />
      <MainLink of={navigation.main.contact} className="hidden fits-contact:inline-flex" />
      {partners.length > 0 && (
        <div className="hidden fits-partners:block">
          <Popover
            trigger={<More text="layout.partners" />}
            className="header-button"
            panelClassName="w-64 p-2"
            align="start"
          >
            <NavLinks destinations={partners} />
          </Popover>
        </div>
      )}
      <Popover
        trigger={<More text="layout.menu" />}
        className="header-button noscript:hidden"
        panelClassName="w-[min(50rem,100%-4rem)] px-2 py-4"
        align="page"
      >
        {() => <MegaMenu />}
      </Popover>
    </nav>
  );
}

type Overlay = 'search' | 'menu';

export function Header() {
  const [overlay, setOverlay] = useState<Overlay>();
  const intl = useIntl();
  const header = useRef<HTMLElement>(null);
  useEffect(() => prepareLater(prepareDialog, SideMenu.prepare), []);
  /** Where the page shows the search already, a second one above it would hide it. */
  const open = (which: Overlay): void => {
    const field = which === 'search' ? searchInView(header.current) : undefined;
    if (field) field.focus();
    else startTransition(() => setOverlay(which));
  };
  const opener = (which: Overlay, name: string, drawing: typeof Search, className = '') => (
    <button
      type="button"
      aria-haspopup={which === 'menu' ? 'dialog' : undefined}
      aria-label={name}
      className={`header-button noscript:hidden ${className}`}
      onPointerEnter={prepareDialog}
      onClick={() => open(which)}
    >
      <Icon of={drawing} />
      <Tip text={name} />
    </button>
  );
  const close = () => setOverlay(undefined);
  return (
    <header ref={header} className="sticky top-0 z-30 border-b [@media(max-height:30rem)]:static border-line bg-paper">
      <div className="page-width flex min-h-16 flex-wrap items-center gap-x-1 md:gap-x-2 xl:gap-x-3">
        <Link to="/" className="me-auto rounded-sm py-2 md:me-0 xl:me-4">
          <Logo />
        </Link>
        <MainNavigation />
        <div className="ms-auto flex flex-wrap items-center justify-end">
          {opener('search', intl.formatMessage({ id: 'layout.search' }), Search)}
          <HeaderWithoutScript />
          <span className="max-md:hidden noscript:hidden">
            <SiteSwitcher />
          </span>
          <NotificationsMenu />
          <CartMenu />
          <span className="max-md:hidden xl:ms-2">
            <UserMenu />
          </span>
          {opener('menu', intl.formatMessage({ id: 'layout.menu' }), MenuIcon, 'md:hidden')}
        </div>
      </div>
      {overlay === 'search' && <SearchOverlay onClose={close} />}
      {overlay === 'menu' && <SideMenu onClose={close} />}
    </header>
  );
}
