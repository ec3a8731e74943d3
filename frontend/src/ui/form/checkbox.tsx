import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from './field.js';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

const box = 'choice mt-0.5 size-5 shrink-0 cursor-pointer';

export function Checkbox({ label, hint, error, id, ...rest }: ChoiceProps) {
  const generated = useId();
  const control = id ?? generated;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div>
      <div className="flex min-h-6 gap-3">
        <input
          {...rest}
          id={control}
          type="checkbox"
          className={box}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
        />
        <label htmlFor={control} className="min-w-0 grow cursor-pointer">
          {label}
        </label>
      </div>
      {hint && (
        <p id={`${control}-hint`} className="ps-8 text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${control}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  );
}

interface RadioGroupProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue'> {
  legend: ReactNode;
  name: string;
  options: readonly { readonly value: string; readonly label: ReactNode; readonly hint?: ReactNode }[];
  /** Of the first button, where the focus goes when something is wrong. */
  id?: string;
  value?: string;
  defaultValue?: string;
  error?: ReactNode;
}

/** One of a few; `name` holds them together. Further properties go to each button, so `register` can be spread. */
export function RadioGroup({ legend, options, id, value, defaultValue, error, ...rest }: RadioGroupProps) {
  const generated = useId();
  const errorId = `${id ?? generated}-error`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined} className="grid gap-2">
      <legend className="mb-2 font-medium">{legend}</legend>
      {options.map((option, index) => (
        <label key={option.value} className="flex min-h-6 cursor-pointer gap-3">
          <input
            {...rest}
            id={index === 0 ? id : undefined}
            type="radio"
            value={option.value}
            className={box}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
          <span>
            {option.label}
            {option.hint && <span className="block text-sm text-ink-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}
