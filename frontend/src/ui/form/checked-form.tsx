import type { FormEventHandler, ReactNode } from 'react';
import { Button } from './button.js';
import { ErrorSummary, type FieldFailure } from './error-summary.js';
import { RefusedForm } from './refused-form.js';

interface CheckedFormProps {
  failures: readonly FieldFailure[];
  /** Whether the form still asks for the field with this id. */
  isAsked?: (field: string) => boolean;
  problem: unknown;
  busy: boolean;
  onSubmit: FormEventHandler;
  /** The button's words: a verb. */
  action: ReactNode;
  /** The page's address takes the form too: it can be sent before the page's script has come, or without it. */
  native?: boolean;
  /** Of another page, where that one takes the form. */
  address?: string;
  children: ReactNode;
}

/**
 * A single column of fields, what was wrong above them, one button below. But for native ones, what is sent before the
 * page's script has come waits for it (`data-scripted`), and `post` keeps what was typed out of addresses all the same.
 */
export const CheckedForm = (props: CheckedFormProps) => {
  const { failures, isAsked, problem, busy, onSubmit, action, native = false, address, children } = props;
  return (
    <form
      noValidate
      method="post"
      action={address}
      data-scripted={!native || undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={onSubmit}
    >
      <ErrorSummary {...{ failures, isAsked }} />
      <RefusedForm problem={problem} />
      {children}
      <div>
        <Button type="submit" busy={busy} className="max-md:w-full">
          {action}
        </Button>
      </div>
    </form>
  );
};
