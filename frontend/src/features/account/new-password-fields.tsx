import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { PasswordInput } from '../../ui/password-input.js';

interface NewPasswordFieldsProps {
  field: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn & { id: string; error: string | undefined };
}

export const NewPasswordFields = ({ field }: NewPasswordFieldsProps) => (
  <>
    <PasswordInput
      {...field('password')}
      autoComplete="new-password"
      label={<FormattedMessage id="account.newPassword" />}
      hint={<FormattedMessage id="account.password.hint" />}
    />
    <PasswordInput
      {...field('confirmPassword')}
      autoComplete="new-password"
      label={<FormattedMessage id="account.confirmPassword" />}
    />
  </>
);
