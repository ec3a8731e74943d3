import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { bcp47 } from '../../i18n/locales.js';
import { useSite } from '../../i18n/site.js';

/** The widgets' own words in the language of the address, not of the browser. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={bcp47(useSite().locale)}>{children}</I18nProvider>
);
