import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { PasswordInput } from '../../ui/form/password-input.js';

interface NewPasswordFieldsProps {
  /** Of the first field; where there is an old password too, it says that it is the new one. */
  label?: ReactNode;
  field: (name: 'password' | 'confirmPassword') => UseFormRegisterReturn & { id: string; error: string | undefined };
}

export const NewPasswordFields = ({
  field,
  label = <FormattedMessage id="account.newPassword" />,
}: NewPasswordFieldsProps) => (
  <>
    <PasswordInput
      {...field('password')}
      autoComplete="new-password"
      label={label}
      hint={<FormattedMessage id="account.password.hint" />}
    />
    <PasswordInput
      {...field('confirmPassword')}
      autoComplete="new-password"
      label={<FormattedMessage id="account.confirmPassword" />}
    />
  </>
);
