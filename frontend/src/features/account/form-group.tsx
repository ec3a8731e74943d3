import type { ReactNode } from 'react';

interface FormGroupProps {
  legend: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** Fields that belong together, under a heading of their own. */
export const FormGroup = ({ legend, hint, children }: FormGroupProps) => (
  <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 border-b border-line pb-7">
    <legend className="mb-4 font-serif text-xl font-semibold">{legend}</legend>
    {hint && <p className="-mt-3 text-sm text-ink-soft">{hint}</p>}
    {children}
  </fieldset>
);
