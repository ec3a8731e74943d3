import { Globe, Menu as MenuIcon, Search } from 'lucide';
import { useIntl } from 'react-intl';
import { bcp47, LOCALES, NATIVE_NAMES } from '../i18n/locales.js';
import { useSite } from '../i18n/site.js';
import { useSwitchSite } from '../i18n/switch-site.js';
import { Icon } from '../ui/icon.js';
import { Link } from '../ui/link.js';
import { headerButton } from './header-button.js';

const LANGUAGES = 'languages';
export const WAYS = 'ways';

/** In the place of the header's buttons, which only a script opens: the page that begins with the search, and what the footer holds. */
export function HeaderWithoutScript() {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <noscript>
      <div className="flex items-center">
        <Link to="/" className={headerButton} aria-label={label('layout.search')}>
          <Icon of={Search} />
        </Link>
        <a href={`#${LANGUAGES}`} className={headerButton} aria-label={label('layout.language')}>
          <Icon of={Globe} />
        </a>
        <a href={`#${WAYS}`} className={headerButton} aria-label={label('layout.menu')}>
          <Icon of={MenuIcon} />
        </a>
      </div>
    </noscript>
  );
}

/** The same page in the other languages, where no script opens the switcher. */
export function LanguagesWithoutScript() {
  const intl = useIntl();
  const { locale: current } = useSite();
  const { hrefIn } = useSwitchSite();
  return (
    <noscript>
      <nav
        id={LANGUAGES}
        aria-label={intl.formatMessage({ id: 'layout.language' })}
        className="page-width pt-6 text-sm"
      >
        <ul className="flex flex-wrap gap-x-5">
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={hrefIn({ locale })}
                lang={bcp47(locale)}
                hrefLang={bcp47(locale)}
                aria-current={locale === current || undefined}
                className="inline-block py-2 underline-offset-4 hover:underline aria-[current]:font-semibold"
              >
                {NATIVE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
