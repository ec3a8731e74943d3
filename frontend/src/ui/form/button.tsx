import type { ButtonHTMLAttributes } from 'react';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';

const looks: Record<ButtonLook, string> = {
  primary: 'forced-colors:border bg-action text-on-action hover:bg-action-hover',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink',
  quiet: 'text-ink hover:bg-sunken',
  danger: 'forced-colors:border bg-danger text-on-danger hover:opacity-90',
};

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-sm px-5 max-xs:px-3 py-2 text-center font-medium leading-snug text-balance [:lang(ja)_&]:text-wrap transition-colors duration-150 aria-disabled:cursor-progress aria-disabled:opacity-60 print:hidden';

export const buttonClass = (look: ButtonLook = 'primary', className = ''): string =>
  `${shape} ${looks[look]} ${className}`;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: ButtonLook;
  /** Work is underway: a further click does nothing, and assistive technology is told. */
  busy?: boolean;
}

export function Button({ look, busy = false, className, type = 'button', onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      className={buttonClass(look, className)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && (
        <span
          aria-hidden="true"
          className="size-4 animate-spin rounded-full border-2 border-current border-t-transparent"
        />
      )}
      {children}
    </button>
  );
}
