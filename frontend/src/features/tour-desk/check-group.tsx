import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldError } from '../../ui/form/field.js';

interface CheckGroupProps {
  id: string;
  legend: ReactNode;
  register: UseFormRegisterReturn;
  error?: string | undefined;
  options: readonly { readonly value: string | number; readonly label: ReactNode }[];
}

/** Several of a few. */
export const CheckGroup = ({ id, legend, register, error, options }: CheckGroupProps) => (
  <fieldset className="grid gap-2" aria-describedby={error ? `${id}-error` : undefined}>
    <legend className="mb-1 font-medium">{legend}</legend>
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      {options.map(({ value, label }, index) => (
        <label key={value} className="flex min-h-6 cursor-pointer items-start gap-2">
          <input
            {...register}
            id={index === 0 ? id : undefined}
            type="checkbox"
            value={value}
            className="choice mt-0.5 size-5 shrink-0 cursor-pointer"
          />
          {label}
        </label>
      ))}
    </div>
    {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
  </fieldset>
);
