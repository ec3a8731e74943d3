import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { bcp47 } from '../i18n/locales.js';
import { SiteProvider, type Site } from '../i18n/site.js';
import { prepareLater } from '../ui/behavior/prepare-later.js';
import { Toasts } from '../ui/feedback/toasts.js';
import { Footer } from './footer.js';
import { Header } from './header.js';
import { useFocusAfterNavigation } from './use-focus-after-navigation.js';
import { usePendingNavigation } from './use-pending-navigation.js';

/** The chat comes when the page has all that it needs. */
function LaterChat() {
  const [{ ChatCorner }, come] = useState<{ ChatCorner?: ComponentType }>({});
  useEffect(() => prepareLater(() => void import('../shared/chat/chat-corner.js').then(come, () => undefined)), []);
  return ChatCorner && <ChatCorner />;
}

interface SiteFrameProps {
  site: Site;
  /** The page has a frame of its own, with its `#content`. */
  bare?: boolean;
  children: ReactNode;
}

/** What stands around each page. */
export function SiteFrame({ site, bare = false, children }: SiteFrameProps) {
  useEffect(() => {
    const lang = bcp47(site.locale);
    // Even to the same one, setting it would have the style of the whole document found anew.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
  }, [site.locale]);
  useFocusAfterNavigation();
  const isBusy = usePendingNavigation() || undefined;
  return (
    <SiteProvider site={site}>
      <div id="site" className="flex min-h-dvh flex-col">
        <a
          href="#content"
          className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3 focus:text-ink"
        >
          <FormattedMessage id="layout.skip" />
        </a>
        {bare ? (
          <div aria-busy={isBusy} className="group/content contents">
            {children}
          </div>
        ) : (
          <>
            <Header />
            <main id="content" tabIndex={-1} aria-busy={isBusy} className="group/content flex-1 outline-none">
              {children}
            </main>
            <Footer />
            <LaterChat />
          </>
        )}
        <Toasts />
      </div>
    </SiteProvider>
  );
}
