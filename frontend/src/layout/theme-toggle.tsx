import { Moon } from 'lucide';
import { FormattedMessage } from 'react-intl';
import { toggleTheme, useIsDark } from '../session/theme.js';
import { Icon } from '../ui/icon.js';

export const ThemeToggle = ({ className }: { className: string }) => (
  <button
    type="button"
    aria-pressed={useIsDark()}
    onClick={toggleTheme}
    className={`${className} cursor-pointer noscript:hidden`}
  >
    <Icon of={Moon} className="size-4" />
    <FormattedMessage id="layout.darkTheme" />
  </button>
);
