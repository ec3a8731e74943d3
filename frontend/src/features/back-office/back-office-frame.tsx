import { useLocation, Outlet } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathInSite } from '../../i18n/path-in-site.js';
import { may } from '../../session/permissions.js';
import { useSession } from '../../session/session.js';
import { Icon } from '../../ui/display/icon.js';
import { PageHead } from '../../ui/display/page-head.js';
import { EmptyState } from '../../ui/feedback/empty-state.js';
import { ButtonLink } from '../../ui/form/button-link.js';
import { Dialog, prepareDialog } from '../../ui/overlay/dialog.js';
import { Link } from '../../ui/text/link.js';
import { SearchField } from './search-field.js';
import { SECTIONS } from './sections.js';
import { Logo } from '../../layout/logo.js';
import { useReady } from '../../layout/navigation.js';
import { SiteSwitcher } from '../../layout/site-switcher.js';
import { UserMenu } from '../../layout/user-menu.js';

/** The frame of the team's pages: sections on the left, one search field on top. */
export function BackOfficeFrame() {
  const intl = useIntl();
  const user = useSession()?.user;
  const [isOpen, setOpen] = useState(false);
  const isAllowed = user === undefined || may(user, 'admin.enter');
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-cols-[13.5rem_minmax(0,1fr)]">
      <div className="hidden border-e border-line bg-surface lg:row-span-2 lg:block">
        <div className="sticky top-0 grid max-h-dvh gap-3 overflow-y-auto p-3">
          <Link to="/" className="rounded-sm px-2 py-1">
            <Logo />
          </Link>
          {isAllowed && <Sections />}
        </div>
      </div>
      <header className="sticky top-0 z-30 flex min-h-14 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-paper px-3 py-1.5 md:px-5">
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'back-office.sections' })}
          onPointerEnter={prepareDialog}
          onClick={() => setOpen(true)}
          className="header-button lg:hidden"
        >
          <Icon of={MenuIcon} />
        </button>
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">{isAllowed && <SearchField />}</div>
        <div className="ms-auto flex items-center">
          <SiteSwitcher />
          <UserMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="min-w-0 p-3 outline-none md:p-5">
        {isAllowed ? <Outlet /> : <NotForOthers />}
      </main>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        place="start"
        title={<FormattedMessage id="back-office.sections" />}
      >
        <Sections onFollow={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}

function Sections({ onFollow }: { onFollow?: () => void }) {
  const intl = useIntl();
  const user = useSession()?.user;
  const here = pathInSite(useLocation({ select: ({ pathname }) => pathname }));
  const ready = useReady(SECTIONS).filter(({ permission }) => user !== undefined && may(user, permission));
  return (
    <nav aria-label={intl.formatMessage({ id: 'back-office.sections' })}>
      <ul className="grid gap-0.5">
        {ready.map(({ text, to, icon }) => {
          const isHere = here === to || here.startsWith(`${to}/`);
          return (
            <li key={to}>
              <Link
                to={to}
                {...(onFollow ? { onFollow } : {})}
                aria-current={isHere ? 'page' : undefined}
                className={`flex min-h-9 items-center gap-2.5 rounded-sm px-2 text-sm leading-snug ${isHere ? 'bg-sunken font-semibold text-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink'}`}
              >
                <Icon of={icon} className="size-4 shrink-0" />
                <FormattedMessage id={text} />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function NotForOthers() {
  const title = useIntl().formatMessage({ id: 'back-office.notAllowed' });
  return (
    <>
      <PageHead title={title} noindex />
      <EmptyState
        isPage
        title={title}
        action={
          <ButtonLink to="/">
            <FormattedMessage id="common.toHome" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="back-office.notAllowed.text" />
      </EmptyState>
    </>
  );
}
