import { Globe } from 'lucide';
import { useIntl } from 'react-intl';
import { useSite } from '../i18n/site.js';
import { Icon } from '../ui/display/icon.js';
import { onDemand } from '../ui/behavior/on-demand.js';
import { Popover } from '../ui/overlay/popover.js';
import { Skeleton } from '../ui/feedback/skeleton.js';

const SiteSwitcherTabs = onDemand(
  async () => (await import('./site-switcher-tabs.js')).SiteSwitcherTabs,
  <Skeleton className="h-80" />,
);

/** Language and currency, each behind its tab. */
export function SiteSwitcher() {
  const { locale, currency } = useSite();
  const intl = useIntl();
  const language = locale.slice(0, 2).toUpperCase();
  return (
    <Popover
      name={intl.formatMessage({ id: 'layout.switcher.name' }, { language, currency })}
      trigger={
        <>
          <Icon of={Globe} />
          <span className="text-sm font-medium max-lg:hidden lg:max-xl:ms-1">
            {language} · {currency}
          </span>
        </>
      }
      className="header-button"
      panelClassName="w-80 p-3"
    >
      {() => <SiteSwitcherTabs />}
    </Popover>
  );
}
