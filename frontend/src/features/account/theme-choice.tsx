import { FormattedMessage, useIntl } from 'react-intl';
import { chooseTheme, THEMES, useTheme, type Theme } from '../../session/theme.js';
import { Select } from '../../ui/form/select.js';

/** Light, dark, or as the system has it: of this browser, and at once. */
export function ThemeChoice() {
  const intl = useIntl();
  return (
    <Select
      id="theme"
      label={<FormattedMessage id="account.theme" />}
      hint={<FormattedMessage id="account.theme.hint" />}
      value={useTheme()}
      onChange={({ target }) => chooseTheme(target.value as Theme)}
    >
      {THEMES.map((theme) => (
        <option key={theme} value={theme}>
          {intl.formatMessage({ id: `account.theme.${theme}` })}
        </option>
      ))}
    </Select>
  );
}
