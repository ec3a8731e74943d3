import { useId, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

export interface FieldProps {
  label: ReactNode;
  /** Why it is needed, or how to write it. */
  hint?: ReactNode;
  /** The same words as in the summary above the form. */
  error?: ReactNode;
  /** Said beside the label; everything else is required. */
  optional?: boolean;
  id?: string;
}

export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  children: (control: ControlProps) => ReactNode;
}

const quiet = (text: ReactNode) => <span className="font-normal text-ink-soft">{text}</span>;

/** Each language sets the note apart in its own way: Japanese without a space. */
export const OptionalLabel = ({ children }: { children: ReactNode }) => (
  <FormattedMessage id="common.field.optional" values={{ label: children, quiet }} />
);

/** Label above, hint and error below it, all tied to the control. */
export function Field({ label, hint, error, optional = false, id, children }: FieldFrameProps) {
  const generated = useId();
  const control = id ?? generated;
  const described = [hint && `${control}-hint`, error && `${control}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={control} className="font-medium">
        {optional ? <OptionalLabel>{label}</OptionalLabel> : label}
      </label>
      {hint && (
        <p id={`${control}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({ id: control, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && <FieldError id={`${control}-error`}>{error}</FieldError>}
    </div>
  );
}

export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <p id={id} className="text-sm font-medium text-danger">
    {children}
  </p>
);

export const controlClass =
  'min-h-11 w-full rounded-sm border border-line-strong bg-surface px-3 py-2 text-ink placeholder:text-ink-soft placeholder-shown:text-ellipsis hover:border-ink aria-invalid:border-2 aria-invalid:border-danger data-invalid:border-2 data-invalid:border-danger disabled:bg-sunken disabled:text-ink-soft';
