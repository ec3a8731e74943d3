import { ChevronDown, Menu as MenuIcon, Search } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { prepareDialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { Link } from '../ui/link.js';
import { Popover } from '../ui/popover.js';
import { Skeleton } from '../ui/skeleton.js';
import { CartMenu } from './cart-menu.js';
import { headerButton } from './header-button.js';
import { Logo } from './logo.js';
import { NavLinks } from './nav-links.js';
import { navigation, useIsReady, useReady, type Destination } from './navigation.js';
import { NotificationsMenu } from './notifications-menu.js';
import { SiteSwitcher } from './site-switcher.js';
import { UserMenu } from './user-menu.js';

const MegaMenu = lazy(async () => ({ default: (await import('./mega-menu.js')).MegaMenu }));
const SearchOverlay = lazy(async () => ({ default: (await import('./search-overlay.js')).SearchOverlay }));
const SideMenu = lazy(async () => ({ default: (await import('./side-menu.js')).SideMenu }));

const More = ({ text }: { text: string }) => (
  <>
    <FormattedMessage id={text} />
    <Icon of={ChevronDown} className="size-4" />
  </>
);

const MainLink = ({ text, to }: Destination) => (
  <Link to={to} className={headerButton}>
    <FormattedMessage id={text} />
  </Link>
);

function MainNavigation() {
  const intl = useIntl();
  const main = useReady(navigation.main);
  const partners = useReady(navigation.partners);
  return (
    <nav aria-label={intl.formatMessage({ id: 'layout.navigation' })} className="hidden flex-1 items-center lg:flex">
      {main.map((destination) => (
        <MainLink key={destination.text} {...destination} />
      ))}
      {partners.length > 0 && (
        <Popover
          trigger={<More text="layout.partners" />}
          className={headerButton}
          panelClassName="w-64 p-2"
          align="start"
        >
          <NavLinks destinations={partners} />
        </Popover>
      )}
      <Popover
        trigger={<More text="layout.menu" />}
        className={headerButton}
        panelClassName="w-[56rem] p-5"
        align="start"
      >
        {() => (
          <Suspense fallback={<Skeleton className="h-64" />}>
            <MegaMenu />
          </Suspense>
        )}
      </Popover>
    </nav>
  );
}

type Overlay = 'search' | 'menu';

export function Header() {
  const [overlay, setOverlay] = useState<Overlay>();
  const intl = useIntl();
  const hasCart = useIsReady()({ to: '/cart' });
  const opener = (which: Overlay, text: string, drawing: typeof Search, className = '') => (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={intl.formatMessage({ id: text })}
      className={`${headerButton} ${className}`}
      onPointerEnter={prepareDialog}
      onClick={() => setOverlay(which)}
    >
      <Icon of={drawing} />
    </button>
  );
  const close = () => setOverlay(undefined);
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper">
      <div className="page-width flex min-h-16 items-center gap-1 md:gap-3">
        <Link to="/" className="me-auto rounded-sm py-2 lg:me-4">
          <Logo />
        </Link>
        <MainNavigation />
        <div className="flex items-center">
          {opener('search', 'layout.search', Search)}
          <span className="max-md:hidden">
            <SiteSwitcher />
          </span>
          <NotificationsMenu />
          {hasCart && <CartMenu />}
          <span className="ms-1 max-md:hidden">
            <UserMenu />
          </span>
          {opener('menu', 'layout.menu', MenuIcon, 'lg:hidden')}
        </div>
      </div>
      <Suspense fallback={null}>
        {overlay === 'search' && <SearchOverlay onClose={close} />}
        {overlay === 'menu' && <SideMenu onClose={close} />}
      </Suspense>
    </header>
  );
}
