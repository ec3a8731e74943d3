import type { ReactNode } from 'react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FieldValues } from 'react-hook-form';
import { showToast } from '../../ui/feedback/toast-store.js';
import { CheckedForm } from '../../ui/form/checked-form.js';
import type { useCheckedForm } from '../../ui/form/use-checked-form.js';

interface SectionProps {
  title: ReactNode;
  /** What it holds, in a few words. */
  summary?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a tour, which opens by its title. What was typed stays while it is closed. */
export const Section = ({ title, summary, isOpen = false, children }: SectionProps) => (
  <details open={isOpen} className="group rounded-lg border border-line bg-surface">
    <summary className="flex min-h-11 cursor-pointer flex-wrap items-baseline justify-between gap-x-4 px-4 py-3">
      <h2 className="font-sans text-base font-semibold">{title}</h2>
      <span className="text-sm text-ink-soft">{summary}</span>
    </summary>
    <div className="border-t border-line p-4">{children}</div>
  </details>
);

interface SectionFormProps<Values extends FieldValues> {
  checked: ReturnType<typeof useCheckedForm<Values>>;
  onSend: (values: Values) => Promise<void>;
  children: ReactNode;
}

/** The form of a part: it says that it was saved. */
export function SectionForm<Values extends FieldValues>({ checked, onSend, children }: SectionFormProps<Values>) {
  const intl = useIntl();
  const { failures, problem, busy, onSubmit } = checked;
  return (
    <CheckedForm
      {...{ failures, problem, busy }}
      onSubmit={onSubmit(async (values) => {
        await onSend(values);
        showToast(intl.formatMessage({ id: 'tour-desk.saved' }));
      })}
      action={<FormattedMessage id="tour-desk.save" />}
    >
      {children}
    </CheckedForm>
  );
}

/** A number that grows when a part was saved: its form begins anew with what the API made of it. */
export function useRenewal(): readonly [key: number, renew: () => void] {
  const [key, setKey] = useState(0);
  return [key, () => setKey((before) => before + 1)];
}
