import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.js';

type TextInputProps = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

/** One line of text; takes what `register` of react-hook-form gives. */
export const TextInput = ({ label, hint, error, optional, id, className = '', ...rest }: TextInputProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(control) => <input {...rest} {...control} className={`${controlClass} ${className}`} />}
  </Field>
);

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export const TextArea = ({ label, hint, error, optional, id, className = '', rows = 5, ...rest }: TextAreaProps) => (
  <Field {...{ label, hint, error, optional, id }}>
    {(control) => <textarea {...rest} {...control} rows={rows} className={`${controlClass} ${className}`} />}
  </Field>
);
