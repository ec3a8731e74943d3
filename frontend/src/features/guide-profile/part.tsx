import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface PartOfFormProps {
  /** Ids of texts. */
  title: string;
  hint?: string;
  children: ReactNode;
}

/** A part of the form with its title. */
export const PartOfForm = ({ title, hint, children }: PartOfFormProps) => (
  <fieldset className="grid gap-4">
    <legend className="mb-3 font-serif text-2xl">
      <FormattedMessage id={title} />
    </legend>
    {hint && (
      <p className="text-sm text-ink-soft">
        <FormattedMessage id={hint} />
      </p>
    )}
    {children}
  </fieldset>
);
