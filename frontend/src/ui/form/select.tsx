import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { controlClass, Field, type FieldProps } from './field.js';
import { Icon } from '../display/icon.js';

type SelectProps = FieldProps & Omit<ComponentProps<'select'>, 'id'>;

/** Without a label: for where that stands elsewhere. */
export const BareSelect = ({ className = '', children, ...rest }: ComponentProps<'select'>) => (
  <span className="relative block">
    <select {...rest} className={`${controlClass} appearance-none truncate pe-10 ${className}`}>
      {children}
    </select>
    <Icon of={ChevronDown} className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2" />
  </span>
);

/** The browser's own list: the best one on a telephone. Children are `<option>`s. */
export const Select = ({ label, hint, error, optional, id, ...rest }: SelectProps) => (
  <Field {...{ label, hint, error, optional, id }}>{(control) => <BareSelect {...rest} {...control} />}</Field>
);
