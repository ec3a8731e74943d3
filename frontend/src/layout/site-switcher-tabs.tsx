import { Check } from 'lucide';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { bcp47, CURRENCIES, LOCALES, NATIVE_NAMES } from '../i18n/locales.js';
import { useSite, type Site } from '../i18n/site.js';
import { useSwitchSite } from '../i18n/switch-site.js';
import { Icon } from '../ui/display/icon.js';
import { Tabs } from '../ui/display/tabs.js';

interface ChoiceProps {
  change: Partial<Site>;
  current: boolean;
  lang?: string;
  children: ReactNode;
}

function Choice({ change, current, lang, children }: ChoiceProps) {
  const { hrefIn, switchTo } = useSwitchSite();
  const choose = (event: MouseEvent): void => {
    event.preventDefault();
    switchTo(change);
  };
  return (
    <li>
      <a
        href={hrefIn(change)}
        lang={lang}
        hrefLang={lang}
        aria-current={current || undefined}
        onClick={choose}
        className="flex items-center justify-between gap-4 rounded-sm px-3 py-2 hover:bg-sunken"
      >
        <span>{children}</span>
        {current && <Icon of={Check} className="size-4 text-pine" />}
      </a>
    </li>
  );
}

export function SiteSwitcherTabs() {
  const intl = useIntl();
  const site = useSite();
  const [tab, setTab] = useState('language');
  const languages = (
    <ul>
      {LOCALES.map((locale) => (
        <Choice key={locale} change={{ locale }} current={locale === site.locale} lang={bcp47(locale)}>
          {NATIVE_NAMES[locale]}
        </Choice>
      ))}
    </ul>
  );
  const currencies = (
    <ul>
      {CURRENCIES.map((currency) => (
        <Choice key={currency} change={{ currency }} current={currency === site.currency}>
          <span className="grid grid-cols-[3rem_1fr]">
            <strong className="font-medium">{currency}</strong>
            {intl.formatDisplayName(currency, { type: 'currency' })}
          </span>
        </Choice>
      ))}
    </ul>
  );
  return (
    <Tabs
      name={intl.formatMessage({ id: 'layout.switcher' })}
      selected={tab}
      onSelect={setTab}
      pages={[
        { key: 'language', title: intl.formatMessage({ id: 'layout.language' }), content: languages },
        { key: 'currency', title: intl.formatMessage({ id: 'layout.currency' }), content: currencies },
      ]}
    />
  );
}
