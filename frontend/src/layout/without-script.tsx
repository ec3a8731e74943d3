import { Globe, Menu as MenuIcon, Search } from 'lucide';
import { useIntl } from 'react-intl';
import { bcp47, CURRENCIES, LOCALES, NATIVE_NAMES } from '../i18n/locales.js';
import { useSite } from '../i18n/site.js';
import { useSwitchSite } from '../i18n/switch-site.js';
import { Icon } from '../ui/display/icon.js';
import { Link } from '../ui/text/link.js';
import { WAYS } from './navigation.js';

const SITES = 'languages';

const choices = 'flex flex-wrap gap-x-5';
const choice = 'inline-block py-2 underline-offset-4 hover:underline aria-[current]:font-semibold';

/** In the place of the header's buttons, which only a script opens: the page that begins with the search, and what the footer holds. */
export function HeaderWithoutScript() {
  const intl = useIntl();
  const label = (id: string) => intl.formatMessage({ id });
  return (
    <noscript>
      <div className="flex items-center">
        <Link to="/" className="header-button" aria-label={label('layout.search')}>
          <Icon of={Search} />
        </Link>
        <a href={`#${SITES}`} className="header-button" aria-label={label('layout.switcher')}>
          <Icon of={Globe} />
        </a>
        <a href={`#${WAYS}`} className="header-button" aria-label={label('layout.menu')}>
          <Icon of={MenuIcon} />
        </a>
      </div>
    </noscript>
  );
}

/** The same page in the other languages and currencies, where no script opens the switcher. */
export function SitesWithoutScript() {
  const intl = useIntl();
  const site = useSite();
  const { hrefIn } = useSwitchSite();
  return (
    <noscript>
      <nav id={SITES} aria-label={intl.formatMessage({ id: 'layout.switcher' })} className="page-width pt-6 text-sm">
        <ul className={choices}>
          {LOCALES.map((locale) => (
            <li key={locale}>
              <a
                href={hrefIn({ locale })}
                lang={bcp47(locale)}
                hrefLang={bcp47(locale)}
                aria-current={locale === site.locale || undefined}
                className={choice}
              >
                {NATIVE_NAMES[locale]}
              </a>
            </li>
          ))}
        </ul>
        <ul className={choices}>
          {CURRENCIES.map((currency) => (
            <li key={currency}>
              <a href={hrefIn({ currency })} aria-current={currency === site.currency || undefined} className={choice}>
                {currency} <span className="sr-only">{intl.formatDisplayName(currency, { type: 'currency' })}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </noscript>
  );
}
