import { Eye, EyeOff } from 'lucide';
import { useState, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { controlClass, Field, type FieldProps } from './field.js';
import { Icon } from '../display/icon.js';

type PasswordInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** Takes paste and password managers, and can be shown. Say `current-password` or `new-password` in autoComplete. */
export function PasswordInput({ label, hint, error, optional, id, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const intl = useIntl();
  return (
    <Field {...{ label, hint, error, optional, id }}>
      {(control) => (
        <div className="relative">
          <input {...rest} {...control} type={shown ? 'text' : 'password'} className={`${controlClass} pe-12`} />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={intl.formatMessage({ id: 'common.password.show' })}
            className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center text-ink-soft hover:text-ink"
            onClick={() => setShown(!shown)}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </div>
      )}
    </Field>
  );
}
