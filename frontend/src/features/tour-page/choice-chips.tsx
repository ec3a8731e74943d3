import { useId, type ReactNode } from 'react';
import { FieldError } from '../../ui/form/field.js';

interface ChoiceChipsProps {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Id of the first choice, where the focus goes when something is missing. */
  id: string;
  options: readonly { readonly value: string; readonly label: ReactNode }[];
  value: string | undefined;
  onChange: (value: string) => void;
}

const chip =
  'grid min-h-11 min-w-16 cursor-pointer place-items-center rounded-sm border border-line-strong bg-surface px-3 text-center tabular-nums hover:border-ink peer-checked:chosen peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus';

/** One of a few short values, all in sight: radio buttons that look like tickets. */
export function ChoiceChips({ legend, hint, error, id, options, value, onChange }: ChoiceChipsProps) {
  const name = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset aria-describedby={described} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, index) => (
          <span key={option.value} className="relative">
            <input
              id={index === 0 ? id : `${id}-${index}`}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="peer pointer-events-none absolute inset-0 size-full opacity-0"
            />
            <label htmlFor={index === 0 ? id : `${id}-${index}`} className={chip}>
              {option.label}
            </label>
          </span>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
