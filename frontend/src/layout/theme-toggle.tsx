import { Moon, Sun } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { toggleTheme } from '../session/theme.js';
import { Icon } from '../ui/display/icon.js';

/** Says what a press gives. The server does not know which colours are shown, so the styles choose between the two. */
export const ThemeToggle = ({ className }: { className: string }) => (
  <button type="button" onClick={toggleTheme} className={`${className} cursor-pointer noscript:hidden`}>
    <Icon of={Moon} className="size-4 dark:hidden" />
    <Icon of={Sun} className="hidden size-4 dark:block" />
    <span className="dark:hidden">
      <FormattedMessage id="layout.darkTheme" />
    </span>
    <span className="hidden dark:inline">
      <FormattedMessage id="layout.lightTheme" />
    </span>
  </button>
);
