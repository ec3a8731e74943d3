import { FormattedMessage } from 'react-intl';
import { TextInput } from '../../ui/form/text-input.js';

export interface Account {
  readonly holder: string;
  readonly iban: string;
}

interface AccountFieldsProps {
  account: Account;
  onChange: (account: Account) => void;
  errorOf: (field: string) => string | undefined;
}

/** To whom money goes. */
export const AccountFields = ({ account, onChange, errorOf }: AccountFieldsProps) => (
  <>
    <TextInput
      label={<FormattedMessage id="transfers.holder" />}
      value={account.holder}
      error={errorOf('holder')}
      onChange={({ target }) => onChange({ ...account, holder: target.value })}
    />
    <TextInput
      label={<FormattedMessage id="transfers.iban" />}
      value={account.iban}
      autoCapitalize="characters"
      spellCheck={false}
      error={errorOf('iban')}
      onChange={({ target }) => onChange({ ...account, iban: target.value })}
    />
  </>
);
